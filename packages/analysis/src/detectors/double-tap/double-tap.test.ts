import { describe, expect, it } from 'vitest';
import { offBackboard, TOWARDS_GOAL } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { doubleTapDetector } from './double-tap.detector.ts';

const found = (match: MatchView) => runDetectors(match, [doubleTapDetector]).get(doubleTapDetector)!;

describe('double taps', () => {
  it('are the sender’s next touch off the backboard, towards the goal', () => {
    expect(found(offBackboard(0.5, 'same', TOWARDS_GOAL))).toMatchObject([
      { kind: 'doubleTap', code: 50, player: 0, evidence: { onTarget: true } },
    ]);
  });

  it('are none away from the goal, or when a defender is there first', () => {
    expect(found(offBackboard(0.5, 'same', { x: 0, y: -2500, z: 300 }))).toEqual([]);
    expect(found(offBackboard(0.5, 'defender', TOWARDS_GOAL))).toEqual([]);
  });
});
