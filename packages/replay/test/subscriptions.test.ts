import { describe, expect, it } from 'vitest';
import { hasSharedCorpus, readSharedReplay, reportMissingCorpus } from '../../../tooling/shared-corpus.ts';
import { type AttributeName, collectReplay, decodeReplay } from '../src/index.ts';

reportMissingCorpus('subscriptions on real replays');

/** One file for each way to write a rigid body and a player. */
const NAMES = [
  'era-2016-07-v868-12-lan-3v3',
  'era-2018-03-v868-20-net5-tournament-2v2',
  'era-2026-06-v868-32-net11-dropshot-3v3',
  'rumble-3v3-2025-08-casual-bot',
];

describe.runIf(hasSharedCorpus)('subscriptions', () => {
  it.each(NAMES)('reads as many frames when skipping as when reading everything: %s', (name) => {
    const bytes = readSharedReplay(name);
    const skipped = decodeReplay(bytes, {});
    const { outcome } = collectReplay(bytes);
    expect(skipped.kind).toBe('complete');
    expect(skipped).toMatchObject({ frames: (outcome as { frames: number }).frames });
  });

  it.each(NAMES)('passes a handler the same updates as the full tree: %s', (name) => {
    const bytes = readSharedReplay(name);
    const requested: AttributeName = 'TAGame.CarComponent_TA:ReplicatedActive';
    const seen: string[] = [];
    decodeReplay(bytes, {
      attributes: { [requested]: (actorId, value) => seen.push(`${actorId}:${value}`) },
    });
    const { body, frames } = collectReplay(bytes);
    const inTree = frames
      .flatMap(({ updates }) => updates)
      .filter(({ attributeObjectId }) => body?.content.objects[attributeObjectId] === requested)
      .map(({ actorId, value }) => `${actorId}:${value}`);
    expect(seen.length).toBeGreaterThan(100);
    expect(seen).toEqual(inTree);
  });

  it('distinguishes keyframe repetitions from new actors', () => {
    const { frames } = collectReplay(readSharedReplay(NAMES[0]!));
    const spawns = frames.flatMap((frame) => frame.spawns);
    const repeated = spawns.filter((spawn) => spawn.repeated);
    expect(frames[0]?.spawns.every((spawn) => !spawn.repeated)).toBe(true);
    expect(repeated.length / spawns.length).toBeGreaterThan(0.5);
  });

  it('passes on errors thrown by the sink', () => {
    const bytes = readSharedReplay(NAMES[0]!);
    const boom = new Error('the sink is full');
    expect(() =>
      decodeReplay(bytes, {
        frame: () => {
          throw boom;
        },
      }),
    ).toThrow(boom);
  });
});
