import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, standing, striker } from '../../testing/strike.ts';
import { halfVolleyDetector } from '../half-volley/half-volley.detector.ts';
import type { MatchView } from '../match-view.ts';
import { oneTimerDetector } from '../one-timer/one-timer.detector.ts';
import { pinchDetector } from '../pinch/pinch.detector.ts';
import { runDetectors } from '../run-detectors.ts';
import { redirectDetector } from './redirect.detector.ts';

const NORTH = Math.PI / 2;
const STILL = { x: 0, y: 0, z: 0 };

/** A ball flies across at `height` and is met at one second by a blue car that drives at the orange goal. */
function crossing(height: number, after: typeof STILL): MatchView {
  const met = { x: 0, y: 3000, z: height };
  return handMadeMatch({
    seconds: 3,
    ball: ballPath([
      { from: 0, place: { x: -1500, y: 3000, z: height }, velocity: { x: 1500, y: 0, z: 0 }, rolling: true },
      { from: 1, place: met, velocity: after },
    ]),
    cars: [
      { team: 0, at: striker(1, met, NORTH, 1400) },
      { team: 1, at: standing(0, -4000) },
    ],
  });
}

describe('redirects', () => {
  const found = (match: MatchView) => runDetectors(match, [redirectDetector]).get(redirectDetector)!;

  it('turn a flying ball towards the goal', () => {
    expect(found(crossing(800, { x: 300, y: 2400, z: 0 }))).toMatchObject([
      { kind: 'redirect', code: 45, player: 0 },
    ]);
  });

  it('are none along its way, away from the goal, or from the ground', () => {
    expect(found(crossing(800, { x: 2600, y: 500, z: 0 }))).toEqual([]);
    expect(found(crossing(800, { x: 0, y: -2000, z: 0 }))).toEqual([]);
    expect(found(crossing(93, { x: 300, y: 2400, z: 300 }))).toEqual([]);
  });
});

describe('one-timers', () => {
  const passed = (speed: number): MatchView => {
    const start = { x: -2500, y: 3000, z: 93 };
    const met = { x: 0, y: 3000, z: 93 };
    return handMadeMatch({
      seconds: 4,
      ball: ballPath([
        { from: 0, place: start, velocity: STILL, rolling: true },
        { from: 1, place: start, velocity: { x: 2500, y: 0, z: 0 }, rolling: true },
        { from: 2, place: met, velocity: { x: 0, y: speed, z: 0 }, rolling: true },
      ]),
      cars: [
        { team: 0, at: striker(1, start, 0, 1200) },
        { team: 0, at: striker(2, met, NORTH, 600) },
        { team: 1, at: standing(0, -4000) },
      ],
    });
  };

  it('send a pass on target at once, fast', () => {
    const found = runDetectors(passed(2500), [oneTimerDetector]).get(oneTimerDetector)!;
    expect(found).toMatchObject([{ kind: 'oneTimer', player: 1, other: 0 }]);
  });

  it('are none when the ball is slow', () => {
    expect(runDetectors(passed(900), [oneTimerDetector]).get(oneTimerDetector)).toEqual([]);
  });
});

describe('half volleys', () => {
  const bounced = (secondsBefore: number): MatchView => {
    const bounceAt = 1 - secondsBefore;
    const floor = { x: 0, y: 1000, z: 93 };
    const rise = { x: 0, y: 0, z: 500 };
    const met = { x: 0, y: 1000, z: 93 + rise.z * secondsBefore - 325 * secondsBefore ** 2 };
    return handMadeMatch({
      seconds: 3,
      ball: ballPath([
        {
          from: 0,
          place: { x: 0, y: 1000, z: 93 + 800 * bounceAt },
          velocity: { x: 0, y: 0, z: -800 },
          rolling: true,
        },
        { from: bounceAt, place: floor, velocity: rise },
        { from: 1, place: met, velocity: { x: 0, y: 2200, z: 300 } },
      ]),
      cars: [
        {
          team: 0,
          // On the wheels until the dodge, which lifts him to the ball.
          at: (time) => {
            const at = striker(1, met, NORTH, 1300)(time);
            return time < 0.8 ? { ...at, z: 17 } : at;
          },
          moves: [{ time: 0.8, kind: 'dodge', direction: { forward: 1, right: 0 } }],
        },
      ],
    });
  };

  it('are dodges into a ball that has just bounced', () => {
    expect(runDetectors(bounced(0.35), [halfVolleyDetector]).get(halfVolleyDetector)).toMatchObject([
      { kind: 'halfVolley', player: 0 },
    ]);
  });

  it('are none long after the bounce', () => {
    expect(runDetectors(bounced(0.7), [halfVolleyDetector]).get(halfVolleyDetector)).toEqual([]);
  });
});

describe('pinches', () => {
  const struck = (speed: number): MatchView => {
    const rest = { x: 0, y: 0, z: 93 };
    return handMadeMatch({
      seconds: 2,
      ball: ballPath([
        { from: 0, place: rest, velocity: STILL, rolling: true },
        { from: 1, place: rest, velocity: { x: 0, y: speed, z: 0 }, rolling: true },
      ]),
      cars: [{ team: 0, at: striker(1, rest, NORTH, 1000) }],
    });
  };

  it('leave faster than one hit can explain', () => {
    expect(runDetectors(struck(4200), [pinchDetector]).get(pinchDetector)).toMatchObject([
      { kind: 'pinch', code: 160, player: 0, evidence: { against: 'ground' } },
    ]);
  });

  it('are none when a hard hit explains it', () => {
    expect(runDetectors(struck(1700), [pinchDetector]).get(pinchDetector)).toEqual([]);
    expect(runDetectors(struck(2900), [pinchDetector]).get(pinchDetector)).toEqual([]);
  });
});
