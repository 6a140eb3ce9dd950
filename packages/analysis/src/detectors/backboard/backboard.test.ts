import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, offBackboard, striker, TOWARDS_GOAL } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { backboardDetector } from './backboard.detector.ts';
import { backboardReadDetector } from './backboard-read.detector.ts';

const NORTH = Math.PI / 2;

const events = (match: MatchView, detector: typeof backboardDetector | typeof backboardReadDetector) =>
  runDetectors(match, [detector]).get(detector)!;

describe('backboards', () => {
  it('detects a bounce when a high ball turns around at the wall, and who sent it', () => {
    expect(events(offBackboard(0.5, 'same', TOWARDS_GOAL), backboardDetector)).toMatchObject([
      { kind: 'backboardBounce', player: 0, team: 0, evidence: { side: 'opponent' } },
    ]);
  });

  it('detects no bounce when the ball turns around before the wall or low', () => {
    const low = handMadeMatch({
      seconds: 3,
      ball: ballPath([
        { from: 0, position: { x: 2000, y: 3500, z: 93 }, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
        { from: 1, position: { x: 2000, y: 3500, z: 93 }, velocity: { x: 0, y: 2000, z: 0 }, rolling: true },
        {
          from: 1.76,
          position: { x: 2000, y: 5028, z: 93 },
          velocity: { x: 0, y: -1200, z: 0 },
          rolling: true,
        },
      ]),
      cars: [{ team: 0, at: striker(1, { x: 2000, y: 3500, z: 93 }, NORTH, 1000) }],
    });
    expect(events(low, backboardDetector)).toEqual([]);
  });

  it('detects no bounce when a car meets the ball before the wall', () => {
    const bouncesAt = (y: number) => {
      const start = { x: 0, y: y - 1500, z: 900 };
      const met = { x: 0, y, z: 900 + 300 - 325 };
      return events(
        handMadeMatch({
          seconds: 3,
          ball: ballPath([
            { from: 0, position: start, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
            { from: 1, position: start, velocity: { x: 0, y: 1500, z: 300 } },
            { from: 2, position: met, velocity: { x: 0, y: 300, z: -1500 } },
          ]),
          cars: [
            { team: 0, at: striker(1, start, NORTH, 1000) },
            { team: 1, at: striker(2, met, NORTH, 1000) },
          ],
        }),
        backboardDetector,
      );
    };
    expect(bouncesAt(5030)).toMatchObject([{ player: 0, evidence: { side: 'opponent' } }]);
    expect(bouncesAt(4850)).toEqual([]);
  });

  it('credits an attacking read when the sender touches it next in the air', () => {
    expect(events(offBackboard(0.5, 'same', TOWARDS_GOAL), backboardReadDetector)).toMatchObject([
      { kind: 'backboardRead', code: 215, player: 0, evidence: { side: 'attack' } },
    ]);
  });

  it('credits a defensive read when a defender is there first', () => {
    const defended = offBackboard(0.5, 'defender', { x: 0, y: -2500, z: 300 });
    expect(events(defended, backboardReadDetector)).toMatchObject([
      { player: 1, other: 0, evidence: { side: 'defense' } },
    ]);
  });

  it('credits no read when the touch is too late', () => {
    expect(events(offBackboard(1.3, 'same', TOWARDS_GOAL), backboardReadDetector)).toEqual([]);
  });
});
