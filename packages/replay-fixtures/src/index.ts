export type { ExpectedMatch, ExpectedPlayer } from './match/expected.ts';
export type { MatchIdentity } from './match/match.ts';
export type { ScriptedMatch } from './match/run-match.ts';
export type { Skill, Weakness } from './played-match/driver.ts';
export {
  createPlayedMatch,
  type PlayedMatchOptions,
  type PlayedPlayer,
  writePlayedMatch,
} from './played-match/played-match.ts';
export { ERA_KEYS, type EraKey } from './recording/era.ts';
export { createCrowdedMatch } from './scripted-match/crowded-match.ts';
export {
  type ScriptedMatchOptions,
  scriptedMatch,
  writeScriptedMatch,
} from './scripted-match/scripted-match.ts';
export { type ClassDeclaration, declareClasses, listClassObjects } from './writer/net-cache.ts';
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
export { createScriptContent, joinSections, writeFile, writeReplay } from './writer/write-replay.ts';
