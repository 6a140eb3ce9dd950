import { describe, expect, it } from 'vitest';
import { announceMissingCorpus, hasSharedCorpus, readSharedReplay } from '../../../tooling/shared-corpus.ts';
import type { Content } from '../src/content/content.ts';
import { type AttributeUpdate, decodeReplay, type ReplayHeader, type Spawn } from '../src/index.ts';
import { resolveNetClasses } from '../src/network/class-net-cache.ts';
import type { AttributeWrite, Operation, ScriptFrame } from '../src/writer/index.ts';
import type { ClassLayout } from '../src/writer/net-cache.ts';
import { writeContent } from '../src/writer/write-content.ts';
import { writeContext } from '../src/writer/write-context.ts';
import { writeHeader } from '../src/writer/write-header.ts';
import { writeNetwork } from '../src/writer/write-network.ts';

announceMissingCorpus('rewriting real replays');

/** Small files of different eras and modes. */
const NAMES = [
  'era-2017-03-v868-17-dropshot-3v3',
  'era-2018-03-v868-20-net5-tournament-2v2',
  'hoops-1v0-2016-06-offline-game-mode',
  'knockout-8p-2022-04-casual',
  'rumble-3v3-2025-08-casual-bot',
  'soccar-1v0-2026-06-offline-speed-flip-drill',
  'soccar-1v1-2015-10-ranked-utf16',
  'soccar-2v2-2019-03-ranked-all-consoles',
  'training-2024-12-goalie-tutorial',
];

describe.runIf(hasSharedCorpus)('rewriting a real replay', () => {
  it.each(NAMES)('gives the same bytes again: %s', { timeout: 60_000 }, (name) => {
    const bytes = readSharedReplay(name);
    const { header, content, frames } = decodeInOrder(bytes);

    const headerBody = writeHeader(header);
    const headerSize = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
    expect(Buffer.from(headerBody).equals(bytes.subarray(8, 8 + headerSize))).toBe(true);

    const contentBody = writeContent(content);
    const contentStart = 8 + headerSize + 8;
    expect(
      Buffer.from(contentBody).equals(bytes.subarray(contentStart, contentStart + contentBody.length)),
    ).toBe(true);

    const written = writeNetwork(frames, layoutsOf(content), writeContext(header));
    const stored = content.keyframes.map(({ bitPosition }) => bitPosition);
    expect(written.keyframes.map(({ bitPosition }) => bitPosition)).toEqual(stored);
    expect(written.bits).toBeLessThanOrEqual(content.network.length * 8);
    expectSameBits(written.bytes, content.network, written.bits);
  });
});

/**
 * Where two quaternion components are equally large the game may leave out either: those 56 bits may differ, nothing
 * else.
 */
function expectSameBits(written: Uint8Array, stored: Uint8Array, bits: number): void {
  let differing = 0;
  for (let i = 0; i < bits >> 3; i++) if (written[i] !== stored[i]) differing++;
  expect(differing / (bits / 8)).toBeLessThan(1e-4);
}

function decodeInOrder(bytes: Uint8Array): { header: ReplayHeader; content: Content; frames: ScriptFrame[] } {
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

function layoutsOf(content: Content): Map<string, ClassLayout> {
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
