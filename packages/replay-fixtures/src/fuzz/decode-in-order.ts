import {
  type AttributeUpdate,
  type Content,
  decodeReplay,
  type ReplayHeader,
  type Spawn,
} from '@datacoach/replay';
import { resolveNetClasses } from '@datacoach/replay/format';
import type { AttributeWrite, Operation, ScriptFrame } from '../index.ts';
import type { ClassLayout } from '../writer/net-cache.ts';

/** A decoded file as the writer takes it. Throws for a file that is not read to its end. */
export function decodeInOrder(bytes: Uint8Array): {
  header: ReplayHeader;
  content: Content;
  frames: ScriptFrame[];
} {
  const frames: ScriptFrame[] = [];
  const operations = () => frames.at(-1)!.operations;
  let objects: readonly string[] = [];
  const outcome = decodeReplay(bytes, {
    begin: ({ content }) => {
      objects = content.objects;
    },
    frame: (_index, time, delta) => frames.push({ time, delta, keyframe: false, operations: [] }),
    spawn: (spawn) => operations().push(spawnOperation(spawn)),
    destroy: (actorId) => operations().push({ kind: 'destroy', actorId }),
    everyUpdate: (update) => addUpdate(operations(), update, objects),
  });
  if (outcome.kind !== 'complete') throw new Error(`not decoded: ${outcome.error.message}`);
  for (const { frame } of outcome.content.keyframes) frames[frame]!.keyframe = true;
  return { header: outcome.header, content: outcome.content, frames };
}

function spawnOperation({ actorId, className, objectId, nameId, location, rotation }: Spawn): Operation {
  return { kind: 'spawn', actorId, className, objectId, nameId, location, rotation };
}

/** An actor has one update per frame, so further attributes of it belong to the same one. */
function addUpdate(operations: Operation[], update: AttributeUpdate, objects: readonly string[]): void {
  const { actorId, attributeObjectId, kind, value } = update;
  const stored = kind === 'rigidBody' ? { ...(value as object) } : value;
  const write = { attribute: objects[attributeObjectId]!, kind, value: stored } as AttributeWrite;
  const last = operations.at(-1);
  if (last?.kind === 'update' && last.actorId === actorId) last.updates.push(write);
  else operations.push({ kind: 'update', actorId, updates: [write] });
}

/** Where the file's classes have which attribute. */
export function layoutsOf(content: Content): Map<string, ClassLayout> {
  const layouts = new Map<string, ClassLayout>();
  for (const [name, { limit, attributeIds }] of resolveNetClasses(content)) {
    const streamIds = new Map<string, number>();
    attributeIds.forEach((objectId, streamId) => {
      if (objectId >= 0) streamIds.set(content.objects[objectId]!, streamId);
    });
    layouts.set(name, { limit, streamIds });
  }
  return layouts;
}
