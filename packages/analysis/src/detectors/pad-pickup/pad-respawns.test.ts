import { describe, expect, it } from 'vitest';
import { calculatePlayerMetrics } from '../../metrics/compute-metrics.ts';
import { BOOST_PADS } from '../../model/boost-pads.ts';
import { handMadeInputs } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { runDetectors } from '../run-detectors.ts';
import { padPickupDetector } from './pad-pickup.detector.ts';

const BIG = 30;
const FIRST = 2;
/** Big pads respawn after 10 s. */
const BACK = FIRST + 10;
const PLACE = BOOST_PADS[BIG]!;

/** Orange takes a big pad, and blue takes the same pad later, after being next to it since `nextToItFrom`. */
function take(at: number, nextToItFrom: number, stoppage = false) {
  const match = handMadeMatch({
    seconds: 20,
    phase: (time) => (stoppage && time > 5 && time < 6 ? PHASE.postGoal : PHASE.live),
    cars: [
      {
        team: 0,
        at: (time) => ({
          x: PLACE.x,
          y: time < nextToItFrom ? PLACE.y - 2000 : PLACE.y,
          z: 17,
          vx: 0,
          vy: 0,
        }),
      },
      { team: 1, at: () => ({ ...PLACE, z: 17 }) },
    ],
  });
  match.timeline.pickups.push(
    { frame: FIRST * 30, player: 1, pad: BIG },
    { frame: Math.round(at * 30), player: 0, pad: BIG },
  );
  const [first, second] = runDetectors(match, [padPickupDetector])
    .get(padPickupDetector)!
    .filter(({ kind }) => kind === 'padPickup');
  const { respawnsTimed, respawnsCamped } = calculatePlayerMetrics(handMadeInputs(match)[0]!);
  return {
    first: first!.evidence,
    second: second!.evidence,
    timed: (respawnsTimed!.value ?? 0) > 0,
    camped: (respawnsCamped!.value ?? 0) > 0,
  };
}

describe('respawning pad', () => {
  it('is timed when taken within a second, and camped when the player waited for it', () => {
    const { first, second, timed, camped } = take(BACK + 0.5, BACK - 3);
    expect(first).toMatchObject({ sinceRespawn: null, waited: null });
    expect(second.sinceRespawn).toBeCloseTo(0.5, 1);
    expect(second.waited).toBeCloseTo(3, 1);
    expect([timed, camped]).toEqual([true, true]);
  });

  it('is not camped when the player drives over it as it comes back', () => {
    const { second, timed, camped } = take(BACK + 0.5, BACK - 0.2);
    expect(second.waited).toBeLessThan(0.3);
    expect([timed, camped]).toEqual([true, false]);
  });

  it('is not timed when taken more than a second later', () => {
    const { second, timed, camped } = take(BACK + 1.4, BACK - 3);
    expect(second.sinceRespawn).toBeCloseTo(1.4, 1);
    expect([timed, camped]).toEqual([false, false]);
  });

  it('has no respawn data after a kickoff, when all pads are available', () => {
    const { second, timed } = take(BACK + 0.5, BACK - 3, true);
    expect(second.sinceRespawn).toBeNull();
    expect(timed).toBe(false);
  });
});
