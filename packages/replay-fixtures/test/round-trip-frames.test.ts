import { ATTRIBUTE_KINDS, collectReplay, decodeReplay, type Frame, type RigidBody } from '@datacoach/replay';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScriptContent, type ReplayScript, type ScriptFrame, writeReplay } from '../src/index.ts';
import { createScript, createWholeTableScript } from './arbitrary/scripts.ts';
import { VERSION_CASES } from './arbitrary/values.ts';

describe.each(VERSION_CASES)('the network stream of $label', (version) => {
  it('reads back what was written', () => {
    fc.assert(fc.property(createScript(version), expectSame), { numRuns: 60 });
  });

  it('reads back every attribute of the table', () => {
    fc.assert(fc.property(createWholeTableScript(version), expectSame), { numRuns: 3 });
  });

  it('skips exactly what it would read', () => {
    fc.assert(
      fc.property(createWholeTableScript(version), (script) => {
        expect(decodeReplay(writeReplay(script), {})).toMatchObject({
          kind: 'complete',
          frames: script.frames.length,
        });
      }),
      { numRuns: 3 },
    );
  });
});

function expectSame(script: ReplayScript): void {
  const { outcome, frames, body } = collectReplay(writeReplay(script), { checksums: 'always' });
  expect(outcome.kind).toBe('complete');
  for (const sum of [outcome.checksums!.header!, outcome.checksums!.content!]) {
    expect(sum.computed).toBe(sum.stored);
  }
  expect(body!.content.keyframes).toEqual(createScriptContent(script).keyframes);
  expect(frames.length).toBe(script.frames.length);
  for (const [i, frame] of frames.entries()) expectSameFrame(frame, script.frames[i]!, script);
}

function expectSameFrame(decoded: Frame, written: ScriptFrame, script: ReplayScript): void {
  const { operations } = written;
  expect({ time: decoded.time, delta: decoded.delta }).toEqual({ time: written.time, delta: written.delta });
  expect(decoded.destroys).toEqual(
    operations.flatMap((operation) => (operation.kind === 'destroy' ? [operation.actorId] : [])),
  );
  expect(decoded.spawns.map(({ repeated: _, ...spawn }) => spawn)).toEqual(
    operations.flatMap((operation) => {
      if (operation.kind !== 'spawn') return [];
      const { kind: _, ...spawn } = operation;
      return [spawn];
    }),
  );
  const updates = operations.flatMap((operation) =>
    operation.kind === 'update'
      ? operation.updates.map((update) => ({ actorId: operation.actorId, ...update }))
      : [],
  );
  expect(
    decoded.updates.map(({ actorId, attributeObjectId, kind, value }) => ({
      actorId,
      attribute: script.objects[attributeObjectId],
      kind,
      value: withoutRotation(kind, value),
    })),
  ).toEqual(updates.map((update) => ({ ...update, value: withoutRotation(update.kind, update.value) })));
  for (const [i, { kind, value }] of decoded.updates.entries()) {
    if (kind === 'rigidBody') expectSameRotation(value as RigidBody, updates[i]!.value as RigidBody);
  }
}

const ROTATION = ['qx', 'qy', 'qz', 'qw'] as const;

function withoutRotation(kind: string, value: unknown): unknown {
  if (kind !== 'rigidBody') return value;
  return Object.fromEntries(
    Object.entries(value as RigidBody).filter(([key]) => !ROTATION.includes(key as 'qx')),
  );
}

/** A step in the stream is 5e-6 of a quaternion and 3e-5 of a half turn; a quaternion may come back negated. */
function expectSameRotation(decoded: RigidBody, written: RigidBody): void {
  const off = (sign: number) =>
    Math.max(...ROTATION.map((part) => Math.abs(decoded[part] - sign * written[part])));
  expect(Math.min(off(1), off(-1))).toBeLessThan(2e-5);
}

it('the table has attributes of every kind', () => {
  expect(new Set(Object.values(ATTRIBUTE_KINDS)).size).toBeGreaterThan(40);
});
