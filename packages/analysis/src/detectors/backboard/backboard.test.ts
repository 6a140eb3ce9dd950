import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, standing, striker } from '../../testing/strike.ts';
import { doubleTapDetector } from '../double-tap/double-tap.detector.ts';
import type { MatchView } from '../match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { backboardDetector } from './backboard.detector.ts';
import { backboardReadDetector } from './backboard-read.detector.ts';

const NORTH = Math.PI / 2;
const START = { x: 0, y: 3500, z: 900 };
const SECONDS_TO_WALL = (5028 - START.y) / 2000;

/** Blue sends the ball against the orange backboard at one second; somebody meets it `wait` seconds after the bounce. */
function scene(
  wait: number,
  second: 'same' | 'defender',
  velocityAfter: { x: number; y: number; z: number },
) {
  const bounceTime = 1 + SECONDS_TO_WALL;
  const path = ballPath([
    { from: 0, place: START, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
    { from: 1, place: START, velocity: { x: 0, y: 2000, z: 300 } },
    {
      from: bounceTime,
      place: ballAt(bounceTime - 1),
      velocity: { x: 0, y: -1200, z: 300 - 650 * SECONDS_TO_WALL },
    },
  ]);
  const met = path(bounceTime + wait);
  const ball = ballPath([
    { from: 0, place: START, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
    { from: 1, place: START, velocity: { x: 0, y: 2000, z: 300 } },
    {
      from: bounceTime,
      place: ballAt(bounceTime - 1),
      velocity: { x: 0, y: -1200, z: 300 - 650 * SECONDS_TO_WALL },
    },
    { from: bounceTime + wait, place: met, velocity: velocityAfter },
  ]);
  const run = striker(1, START, NORTH, 1000);
  // He stays where he hit it: the ball comes back over him.
  const sender = (time: number) => (time <= 1 ? run(time) : { ...run(1), vy: 0, z: 17 });
  const taker = striker(bounceTime + wait, met, NORTH, 1000);
  const middle = 1 + (SECONDS_TO_WALL + wait) / 2;
  return handMadeMatch({
    seconds: 4,
    ball,
    cars: [
      { team: 0, at: second === 'same' ? (time) => (time < middle ? sender(time) : taker(time)) : sender },
      { team: 1, at: second === 'defender' ? taker : standing(0, -4000) },
    ],
  });
}

function ballAt(seconds: number): { x: number; y: number; z: number } {
  return { x: 0, y: START.y + 2000 * seconds, z: START.z + 300 * seconds - 325 * seconds * seconds };
}

const events = (
  match: MatchView,
  detector: typeof backboardDetector | typeof doubleTapDetector | typeof backboardReadDetector,
) => runDetectors(match, [detector]).get(detector)!;

const TOWARDS_GOAL = { x: 0, y: 2200, z: -700 };

describe('the backboard', () => {
  it('a high ball that turns round at the wall bounces off it, by who sent it', () => {
    expect(events(scene(0.5, 'same', TOWARDS_GOAL), backboardDetector)).toMatchObject([
      { kind: 'backboardBounce', player: 0, team: 0, evidence: { side: 'opponent' } },
    ]);
  });

  it('a ball that turns round short of the wall or low does not', () => {
    const low = handMadeMatch({
      seconds: 3,
      ball: ballPath([
        { from: 0, place: { x: 2000, y: 3500, z: 93 }, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
        { from: 1, place: { x: 2000, y: 3500, z: 93 }, velocity: { x: 0, y: 2000, z: 0 }, rolling: true },
        { from: 1.76, place: { x: 2000, y: 5028, z: 93 }, velocity: { x: 0, y: -1200, z: 0 }, rolling: true },
      ]),
      cars: [{ team: 0, at: striker(1, { x: 2000, y: 3500, z: 93 }, NORTH, 1000) }],
    });
    expect(events(low, backboardDetector)).toEqual([]);
  });

  it('the sender who touches it next, towards the goal, double taps and reads the board', () => {
    const match = scene(0.5, 'same', TOWARDS_GOAL);
    expect(events(match, doubleTapDetector)).toMatchObject([{ kind: 'doubleTap', code: 50, player: 0 }]);
    expect(events(match, backboardReadDetector)).toMatchObject([
      { kind: 'backboardRead', code: 215, player: 0, evidence: { side: 'attack' } },
    ]);
  });

  it('away from the goal it is no double tap, and the defender who is there first reads his own board', () => {
    expect(events(scene(0.5, 'same', { x: 0, y: -2500, z: 300 }), doubleTapDetector)).toEqual([]);
    const defended = scene(0.5, 'defender', { x: 0, y: -2500, z: 300 });
    expect(events(defended, doubleTapDetector)).toEqual([]);
    expect(events(defended, backboardReadDetector)).toMatchObject([
      { player: 1, other: 0, evidence: { side: 'defence' } },
    ]);
  });

  it('too late is no read', () => {
    expect(events(scene(1.3, 'same', TOWARDS_GOAL), backboardReadDetector)).toEqual([]);
  });
});
