import { describe, expect, it } from 'vitest';
import { FULL_BOOST_RAW } from '../../model/units.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { tallyBoost } from './tally-boost.ts';

const FULL_FROM = 30;
const FULL_UNTIL = 120;

/** Boost is full for three seconds; in some of their frames, boost is reported as granted, or just repeated. */
function fullSeconds(frames: readonly number[], granted: boolean): number {
  const { timeline } = handMadeMatch({ seconds: 6, cars: [{ team: 0, at: () => ({ x: 0, y: 0, z: 17 }) }] });
  const car = timeline.players[0]!.car!;
  car.boost.fill(FULL_BOOST_RAW, FULL_FROM, FULL_UNTIL);
  for (const frame of frames) {
    car.boostUpdated[frame] = 1;
    car.boostGranted[frame] = granted ? 1 : 0;
  }
  return tallyBoost(timeline, car).fullSeconds;
}

describe('time at full boost', () => {
  it('ends with the next change of the boost level', () => {
    expect(fullSeconds([], false)).toBeCloseTo(3, 6);
  });

  it('restarts when boost is granted at full boost, but not with a report without a change', () => {
    expect(fullSeconds([50, 90], true)).toBeCloseTo(1, 6);
    expect(fullSeconds([50, 90], false)).toBeCloseTo(3, 6);
  });
});
