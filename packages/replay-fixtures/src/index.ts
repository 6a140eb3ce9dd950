export type { ExpectedMatch, ExpectedPlayer } from './match/expected.ts';
export type { MatchIdentity } from './match/match.ts';
export type { ScriptedMatch } from './match/run-match.ts';
export type { Skill, Weakness } from './played-match/driver.ts';
export {
  type PlayedMatchOptions,
  type PlayedPlayer,
  playedMatch,
  writePlayedMatch,
} from './played-match/played-match.ts';
export { ERA_KEYS, type EraKey } from './recording/era.ts';
export { crowdedMatch } from './scripted-match/crowded-match.ts';
export {
  type ScriptedMatchOptions,
  scriptedMatch,
  writeScriptedMatch,
} from './scripted-match/scripted-match.ts';
export { type ClassDeclaration, classObjects, declareClasses } from './writer/net-cache.ts';
export {
  type AttributeWrite,
  attribute,
  type DestroyOperation,
  type Operation,
  type ReplayScript,
  type ScriptFrame,
  type SpawnOperation,
  type UpdateOperation,
} from './writer/replay-script.ts';
export { joinSections, scriptContent, writeFile, writeReplay } from './writer/write-replay.ts';
