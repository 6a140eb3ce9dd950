import { describe, expect, it } from 'vitest';
import { BOOST_PADS } from '../../model/boost-pads.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { analyzeShared, hasSharedReplays } from '../../testing/shared-replays.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { tallyBoost } from './tally-boost.ts';
import { hasMissingPads, tallyPads } from './tally-pads.ts';

if (!hasSharedReplays)
  console.error('a file that misses pads left out: no shared replays next to the repository');

const SMALL = 10;
const BIG_STOLEN = 29;

/** A blue car parked on a pad for four seconds; its boost is set to raw amounts from the given frames. */
function parkedOn(pad: number, levels: readonly (readonly [frame: number, raw: number])[], speed = 0) {
  const { x, y } = BOOST_PADS[pad]!;
  const match = handMadeMatch({
    seconds: 4,
    cars: [{ team: 0, at: () => ({ x, y, z: 17, vx: speed, vy: 0, vz: 0 }) }],
  });
  const { car } = match.players[0]!;
  for (const [frame, raw] of levels) {
    car.boost.fill(raw, frame);
    car.boostUpdated[frame] = 1;
  }
  const { timeline } = match;
  const pads = () => tallyPads(timeline, 0, timeline.players[0]!, car);
  const take = (frame: number, number: number | null) =>
    timeline.pickups.push({ frame, player: 0, pad: number });
  return { timeline, car, pads, take };
}

describe('pads and boost level', () => {
  it.each([-6, -1, 0, 3, 6])('match when the boost level rises %i frames after the pickup', (offset) => {
    const { pads, take } = parkedOn(SMALL, [[40 + offset, 116]]);
    take(40, SMALL);
    expect(pads()).toMatchObject({ smallCount: 1, bigCount: 0, amounts: { unreported: 0, overfill: 0 } });
    expect(pads().amounts!.small).toBeCloseTo(31 / 2.55, 3);
  });

  it('infer a pickup from a rise that no pad reported, with the size of the rise', () => {
    const small = parkedOn(SMALL, [[40, 116]]).pads();
    expect(small).toMatchObject({ smallCount: 1, bigCount: 0 });
    expect(small.amounts!.unreported).toBeCloseTo(small.amounts!.small, 6);
    const big = parkedOn(BIG_STOLEN, [[40, 255]]).pads();
    expect(big).toMatchObject({ smallCount: 0, bigCount: 1, stolenBigCount: 1 });
    expect(big.amounts!.overfill).toBeCloseTo(100 / 3, 1);
  });

  it('count on maps with other pads, by the boost they gave', () => {
    const { pads, take } = parkedOn(SMALL, [
      [40, 116],
      [80, 255],
    ]);
    take(40, null);
    take(80, null);
    expect(pads()).toMatchObject({ smallCount: 1, bigCount: 1 });
    expect(pads().amounts!.unreported).toBe(0);
  });

  it('count a pad taken at full boost, but not one masked by consumption', () => {
    const full = parkedOn(SMALL, [[20, 255]]);
    full.take(60, SMALL);
    expect(full.pads()).toMatchObject({ smallCount: 1, bigCount: 1, amounts: { small: 0 } });
    full.car.boosting.fill(1, 50);
    expect(full.pads()).toMatchObject({ smallCount: 0, bigCount: 1 });
  });

  it('exclude the kickoff refill', () => {
    const { timeline, pads } = parkedOn(SMALL, [
      [20, 0],
      [40, 85],
    ]);
    timeline.clock.phase.fill(PHASE.countdown, 35, 45);
    expect(pads()).toMatchObject({ smallCount: 0, bigCount: 0 });
  });

  it('are trusted when nine tenths of the boost has a pad', () => {
    const amounts = { big: 900, small: 100, stolenBig: 0, stolenSmall: 0, overfill: 0, overfillStolen: 0 };
    const facts = (unreported: number) => ({
      bigCount: 9,
      smallCount: 8,
      stolenBigCount: 0,
      stolenSmallCount: 0,
      amounts: { ...amounts, unreported },
    });
    expect([hasMissingPads([facts(99)]), hasMissingPads([facts(101)]), hasMissingPads([null])]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.skipIf(!hasSharedReplays)('report when a file has only some of its pads', () => {
    const reasons = (name: string) => analyzeShared(name).notApplicable.map(({ reason }) => reason);
    expect(reasons('soccar-3v3-2016-06-ranked-standard-podium')).toEqual([
      expect.stringContaining('missing many boost pads'),
    ]);
    expect(reasons('soccar-3v3-2026-03-ranked-standard-a')).toEqual([]);
  });
});

describe('boost used while supersonic', () => {
  it('counts a drop only if the car is supersonic on the ground in the frame that reports it', () => {
    const { timeline, car } = parkedOn(SMALL, [[90, 0]], 2250);
    const used = () => tallyBoost(timeline, car);
    expect(used().used).toBeCloseTo(100 / 3, 3);
    expect(used().usedWhileSupersonic).toBeCloseTo(100 / 3, 3);
    car.z[90] = 21;
    expect(used().usedWhileSupersonic).toBe(0);
    car.z[90] = 20;
    car.vx[90] = 2190;
    expect(used().usedWhileSupersonic).toBe(0);
  });
});
