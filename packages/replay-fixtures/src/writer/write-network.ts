import type { Keyframe } from '@datacoach/replay';
import { writeAttribute, writeRotator, writeVector } from './attribute-writers.ts';
import { BitWriter } from './bit-writer.ts';
import type { ClassLayout } from './net-cache.ts';
import type {
  Operation,
  ScriptFrame,
  SpawnOperation,
  UpdateOperation,
  WriteContext,
} from './replay-script.ts';

/**
 * Returns the bit stream of all frames; `bits` doesn't include the last byte's padding. Source: replay-format.md 3.3
 * and 3.4.
 */
export function writeNetwork(
  frames: readonly ScriptFrame[],
  layouts: ReadonlyMap<string, ClassLayout>,
  context: WriteContext,
) {
  const bits = new BitWriter();
  const keyframes: Keyframe[] = [];
  const actors = new Map<number, ClassLayout>();
  for (const [index, frame] of frames.entries()) {
    if (frame.keyframe) {
      keyframes.push({ time: Math.fround(frame.time), frame: index, bitPosition: bits.position });
    }
    bits.f32(frame.time);
    bits.f32(frame.delta);
    for (const operation of frame.operations) {
      bits.bit(true);
      bits.intBelow(operation.actorId, context.maxChannels);
      writeOperation(bits, operation, actors, layouts, context);
    }
    bits.bit(false);
  }
  return { bytes: bits.finish(), bits: bits.position, keyframes };
}

function writeOperation(
  bits: BitWriter,
  operation: Operation,
  actors: Map<number, ClassLayout>,
  layouts: ReadonlyMap<string, ClassLayout>,
  context: WriteContext,
): void {
  bits.bit(operation.kind !== 'destroy');
  if (operation.kind === 'destroy') {
    actors.delete(operation.actorId);
    return;
  }
  bits.bit(operation.kind === 'spawn');
  if (operation.kind === 'spawn') {
    const layout = layouts.get(operation.className);
    if (layout === undefined) throw new RangeError(`class ${operation.className} is not declared`);
    actors.set(operation.actorId, layout);
    writeSpawn(bits, operation, context);
    return;
  }
  const layout = actors.get(operation.actorId);
  if (layout === undefined) throw new RangeError(`update of actor ${operation.actorId}, which does not live`);
  writeUpdate(bits, operation, layout, context);
}

function writeSpawn(bits: BitWriter, spawn: SpawnOperation, context: WriteContext): void {
  if (context.nameIds) bits.i32(spawn.nameId);
  bits.bit(false);
  bits.i32(spawn.objectId);
  if (spawn.location !== null) writeVector(bits, spawn.location, context);
  if (spawn.rotation !== null) writeRotator(bits, spawn.rotation, context);
}

function writeUpdate(
  bits: BitWriter,
  { updates }: UpdateOperation,
  layout: ClassLayout,
  context: WriteContext,
): void {
  for (const { attribute, kind, value } of updates) {
    const streamId = layout.streamIds.get(attribute);
    if (streamId === undefined) throw new RangeError(`${attribute} is not an attribute of the actor's class`);
    bits.bit(true);
    bits.intBelow(streamId, layout.limit);
    writeAttribute(bits, kind, value, context);
  }
  bits.bit(false);
}
