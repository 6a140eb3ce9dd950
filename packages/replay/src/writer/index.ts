export type { ClassDeclaration } from './net-cache.ts';
export {
  type AttributeWrite,
  attribute,
  type DestroyOperation,
  type Operation,
  type ReplayScript,
  type ScriptFrame,
  type SpawnOperation,
  type UpdateOperation,
} from './replay-script.ts';
export { ERA_KEYS, type EraKey } from './scripted-match/era.ts';
export type { ExpectedMatch, ExpectedPlayer } from './scripted-match/expected.ts';
export type { ScriptedMatchOptions } from './scripted-match/options.ts';
export type { ScriptedMatch } from './scripted-match/run-match.ts';
export { scriptedMatch, writeScriptedMatch } from './scripted-match/scripted-match.ts';
export { joinSections, scriptContent, writeFile, writeReplay } from './write-replay.ts';
