import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, offBackboard, stationary, striker, TOWARDS_GOAL } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { doubleTapDetector } from './double-tap.detector.ts';

const found = (match: MatchView) => runDetectors(match, [doubleTapDetector]).get(doubleTapDetector)!;

/** The ball bounces off the backboard and is hit down toward the goal between two updates. */
function togetherWithBounce(second: 'same' | 'defender'): MatchView {
  const wallY = 5028;
  const bounce = 1.772;
  const hit = 1.795;
  const start = { x: 0, y: wallY - 2000 * (bounce - 1), z: 700 };
  const sent = [
    { from: 0, position: start, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
    { from: 1, position: start, velocity: { x: 0, y: 2000, z: 300 } },
  ];
  const atWall = ballPath(sent)(bounce);
  const off = { from: bounce, position: atWall, velocity: { x: 0, y: -1200, z: -200 } };
  const met = ballPath([...sent, off])(hit);
  const run = striker(1, start, Math.PI / 2, 1000);
  const sender = (time: number) => (time <= 1 ? run(time) : { ...run(1), vy: 0, z: 17 });
  const taker = striker(hit, met, Math.PI / 2, 1000);
  return handMadeMatch({
    seconds: 4,
    ball: ballPath([...sent, off, { from: hit, position: met, velocity: { x: 0, y: 600, z: -2200 } }]),
    cars: [
      { team: 0, at: second === 'same' ? (time) => (time < 1.4 ? sender(time) : taker(time)) : sender },
      { team: 1, at: second === 'defender' ? taker : stationary(0, -4000) },
    ],
  });
}

describe('double taps', () => {
  it('are the sender’s next touch off the backboard, toward the goal', () => {
    expect(found(offBackboard(0.5, 'same', TOWARDS_GOAL))).toMatchObject([
      { kind: 'doubleTap', code: 50, player: 0, evidence: { onTarget: true } },
    ]);
  });

  it('are detected when the second touch coincides with the bounce', () => {
    expect(found(togetherWithBounce('same'))).toMatchObject([{ kind: 'doubleTap', player: 0 }]);
    expect(found(togetherWithBounce('defender'))).toEqual([]);
  });

  it("aren't detected away from the goal, or when a defender is there first", () => {
    expect(found(offBackboard(0.5, 'same', { x: 0, y: -2500, z: 300 }))).toEqual([]);
    expect(found(offBackboard(0.5, 'defender', TOWARDS_GOAL))).toEqual([]);
  });
});
