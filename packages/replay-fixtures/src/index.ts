export type {
  PlayedEra,
  PlayedMatchOptions,
  PlayedPlayer,
  Skill,
  Weakness,
} from './played-match/options.ts';
export { playedMatch, writePlayedMatch } from './played-match/played-match.ts';
export { ERA_KEYS, type EraKey } from './scripted-match/era.ts';
export type { ExpectedMatch, ExpectedPlayer } from './scripted-match/expected.ts';
export type { MatchIdentity } from './scripted-match/match-identity.ts';
export type { ScriptedMatchOptions } from './scripted-match/options.ts';
export type { ScriptedMatch } from './scripted-match/run-match.ts';
export { scriptedMatch, writeScriptedMatch } from './scripted-match/scripted-match.ts';
export type { ClassDeclaration } from './writer/net-cache.ts';
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
