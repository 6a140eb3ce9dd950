import { type ReplayScript, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { tallyBoost } from '../statistics/facts/tally-boost.ts';
import { editFrames, removeUpdates } from '../testing/edit-script.ts';
import { readTimeline } from '../testing/properties/matches.ts';
import { INTACT_REPLAYS, viewSharedReplay } from '../testing/shared-replays.ts';
import type { Timeline } from './timeline.ts';
import { PRESENCE } from './tracks.ts';

if (INTACT_REPLAYS.length === 0) console.error('unknown boost of real files left out: no shared replays');

const LINK = 'TAGame.CarComponent_TA:Vehicle';

/** Imitates files from 2015 and 2016: a component names its car only at the next keyframe. */
function linksLate(replay: ReplayScript): ReplayScript {
  const announced = new Set<number>();
  return editFrames(replay, (operations) => {
    const before = new Set(announced);
    for (const { kind, actorId } of operations) {
      if (kind === 'destroy') before.delete(actorId);
      if (kind === 'destroy') announced.delete(actorId);
      if (kind === 'spawn') announced.add(actorId);
    }
    return removeUpdates(operations, ({ attribute }, actorId) => attribute === LINK && !before.has(actorId));
  });
}

function linksNever(replay: ReplayScript): ReplayScript {
  return editFrames(replay, (operations) => removeUpdates(operations, ({ attribute }) => attribute === LINK));
}

function boostAndMoves({ players, moves }: Timeline) {
  return {
    moves: moves.toSorted((a, b) => a.frame - b.frame || a.player - b.player),
    boost: players.map(({ key, car }) => [key, car?.boost, car?.boosting, car?.boostUpdated]),
  };
}

describe('components that name their car late', () => {
  const { replay } = scriptedMatch({ era: '2016', seed: 10, seconds: 90 });
  const requested = boostAndMoves(readTimeline(writeReplay(replay)));

  it.each([
    ['at the next keyframe', linksLate],
    ['never', linksNever],
  ])('has the same boost and moves when they name it %s', (_, edit) => {
    const edited = edit(replay);
    expect(edited.frames).not.toEqual(replay.frames);
    const found = boostAndMoves(readTimeline(writeReplay(edited)));
    expect(requested.moves.length).toBeGreaterThan(20);
    expect(found).toEqual(requested);
  });
});

describe.skipIf(INTACT_REPLAYS.length === 0)('boost in real files', () => {
  const withAmounts = INTACT_REPLAYS.filter((name) => !name.startsWith('noframes'))
    .map((name) => [name, viewSharedReplay(name).timeline] as const)
    .filter(([, { facts }]) => facts.boostAmounts);

  it.each(withAmounts)('has no car with unknown boost in %s', (_, timeline) => {
    for (const { name, car } of timeline.players) {
      if (car === null) continue;
      let unknown = 0;
      for (let frame = 0; frame < timeline.frames; frame++)
        if (car.presence[frame] === PRESENCE.alive && (car.boost[frame] as number) < 0) unknown++;
      expect(unknown, name).toBe(0);
    }
  });
});

describe('an unknown boost level', () => {
  it("doesn't count toward means or seconds", () => {
    const timeline = readTimeline(writeReplay(scriptedMatch({ era: '2016', seed: 10, seconds: 30 }).replay));
    const car = timeline.players[0]?.car;
    if (!car) throw new Error('no one drives');
    const known = tallyBoost(timeline, car);
    car.boost.fill(-1);
    expect(tallyBoost(timeline, car)).toMatchObject({
      used: 0,
      averageAmount: null,
      zeroSeconds: 0,
      bandSeconds: [0, 0, 0, 0],
    });
    expect(known.averageAmount).toBeGreaterThan(0);
  });
});
