import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, stationary, striker } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { oneTimerDetector } from './one-timer.detector.ts';

const NORTH = Math.PI / 2;
const STILL = { x: 0, y: 0, z: 0 };

describe('one-timers', () => {
  const passed = (speed: number): MatchView => {
    const start = { x: -2500, y: 3000, z: 93 };
    const met = { x: 0, y: 3000, z: 93 };
    return handMadeMatch({
      seconds: 4,
      ball: ballPath([
        { from: 0, position: start, velocity: STILL, rolling: true },
        { from: 1, position: start, velocity: { x: 2500, y: 0, z: 0 }, rolling: true },
        { from: 2, position: met, velocity: { x: 0, y: speed, z: 0 }, rolling: true },
      ]),
      cars: [
        { team: 0, at: striker(1, start, 0, 1200) },
        { team: 0, at: striker(2, met, NORTH, 600) },
        { team: 1, at: stationary(0, -4000) },
      ],
    });
  };

  it('send a pass on target immediately and fast', () => {
    const found = runDetectors(passed(2500), [oneTimerDetector]).get(oneTimerDetector)!;
    expect(found).toMatchObject([{ kind: 'oneTimer', player: 1, other: 0 }]);
  });

  it('are not counted when the ball is slow', () => {
    expect(runDetectors(passed(900), [oneTimerDetector]).get(oneTimerDetector)).toEqual([]);
  });
});
