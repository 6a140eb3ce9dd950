import { describe, expect, it } from 'vitest';
import { type HandMadeCar, handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import { runDetectors } from '../run-detectors.ts';
import { passDetector } from './pass.detector.ts';
import { passAttemptDetector } from './pass-attempt.detector.ts';

const PASSER = 0;
const TEAMMATE = 1;
const OPPONENT = 2;

const parked = (team: 0 | 1, x: number, y: number): HandMadeCar => ({ team, at: () => ({ x, y, z: 17 }) });

/** The ball rolls from the passer at the center toward the teammate, 2000 uu upfield. */
function match(speed = 1500) {
  return handMadeMatch({
    seconds: 8,
    cars: [parked(0, 0, -150), parked(0, 0, 2000), parked(1, 3000, 4000)],
    ball: (time) => ({
      x: 0,
      y: Math.max(0, time - 1) * speed,
      z: 93,
      vx: 0,
      vy: time >= 1 ? speed : 0,
      vz: 0,
    }),
  });
}

const passer: HandMadeTouch = { player: PASSER, time: 1, x: 0, y: 0 };
const passes = (...touches: HandMadeTouch[]) =>
  detectWith(match(), passDetector, touches).map(({ code, player, other }) => [code, player, other]);

describe('pass', () => {
  it('is a touch followed by a teammate’s touch', () => {
    expect(passes(passer, { player: TEAMMATE, time: 2.2, x: 0, y: 1800 })).toEqual([
      [55, PASSER, TEAMMATE],
      [60, TEAMMATE, PASSER],
    ]);
  });

  it('is not counted after 3.5 seconds, under 500 uu, to oneself, or with an opponent’s touch in between', () => {
    expect(passes(passer, { player: TEAMMATE, time: 4.6, x: 0, y: 1800 })).toEqual([]);
    expect(passes(passer, { player: TEAMMATE, time: 2.2, x: 0, y: 490 })).toEqual([]);
    expect(passes(passer, { player: PASSER, time: 2.2, x: 0, y: 1800 })).toEqual([]);
    expect(
      passes(
        passer,
        { player: OPPONENT, time: 1.6, x: 0, y: 900 },
        { player: TEAMMATE, time: 2.2, x: 0, y: 1800 },
      ),
    ).toEqual([]);
  });

  it('has a type', () => {
    const getPassKind = (from: Partial<HandMadeTouch>, to: Partial<HandMadeTouch>) =>
      detectWith(match(), passDetector, [
        { ...passer, ...from },
        { player: TEAMMATE, time: 2.2, x: 0, y: 1800, ...to },
      ])[0]?.evidence.passKind;
    expect(getPassKind({}, {})).toBe('direct');
    expect(getPassKind({ contested: true }, {})).toBe('fiftyFifty');
    expect(getPassKind({ y: -2000 }, { y: 0 })).toBe('outlet');
    expect(getPassKind({ x: 3000 }, { x: 500 })).toBe('infield');
  });
});

describe('attempted pass', () => {
  const attempts = (speed: number, ...touches: HandMadeTouch[]) =>
    detectWith(match(speed), passAttemptDetector, touches)
      .filter(({ player }) => player === PASSER)
      .map(({ code, other, evidence }) => [code, other, evidence.outcome]);

  it('is a touch that sends the ball within reach of a teammate, even if they don’t get it', () => {
    expect(attempts(1500, passer)).toEqual([[null, TEAMMATE, 'none']]);
    expect(attempts(1500, passer, { player: OPPONENT, time: 1.8, x: 0, y: 1200 })).toEqual([
      [65, TEAMMATE, 'intercepted'],
    ]);
    expect(attempts(1500, passer, { player: TEAMMATE, time: 2.2, x: 0, y: 1800 })).toEqual([
      [null, TEAMMATE, 'completed'],
    ]);
  });

  it('is not counted when the ball is too slow to get there', () => {
    expect(attempts(400, passer)).toEqual([]);
  });
});

if (!hasSharedReplays)
  console.error('passes of a scripted scenario left out: no shared replays next to the repository');

it.skipIf(!hasSharedReplays)('finds one pass in scenario-high-air-pass-goal', () => {
  const found = runDetectors(viewSharedReplay('scenario-high-air-pass-goal'), [passDetector]);
  expect(found.get(passDetector)?.filter(({ code }) => code === 55)).toHaveLength(1);
});
