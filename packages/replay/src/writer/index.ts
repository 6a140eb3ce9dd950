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
export { joinSections, scriptContent, writeFile, writeReplay } from './write-replay.ts';
