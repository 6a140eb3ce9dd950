import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import { findDodges } from '../flip/dodges.ts';
import { runDetectors } from '../run-detectors.ts';
import { speedFlipDetector } from './speed-flip.detector.ts';

const DODGE = 1;

/** Share of the full 5.5 rad/s pitch rate of a front-left dodge at `forward`. */
const FORWARD = 0.78;

/**
 * Drives along +x; the nose goes down to `deepest` in 0.2 s and back up while the car rolls over. A dodge that is not
 * canceled keeps turning about the side axis by `pitchShare`; boost is released `boostUntil` s after the dodge.
 */
function flipping(
  deepest: number,
  { pitchShare = 0, boostUntil = 1 }: { pitchShare?: number; boostUntil?: number } = {},
): (time: number) => CarPosition {
  return (time) => {
    const since = Math.max(0, time - DODGE);
    const dip = since < 0.2 ? since / 0.2 : Math.max(0, 1 - (since - 0.2) / 0.3);
    const roll = Math.min(Math.PI, since * 6);
    const pitchRate = since > 0 ? 5.5 * FORWARD * pitchShare : 0;
    return {
      x: 1500 * time + (since > 0 ? 400 * since : 0),
      y: 0,
      z: 60,
      pitch: deepest * dip,
      roll,
      wy: pitchRate * Math.cos(roll),
      wz: -pitchRate * Math.sin(roll),
      boosting: time > DODGE - 0.2 && time < DODGE + boostUntil,
    };
  };
}

function speedFlips(at: (time: number) => CarPosition, direction = { forward: FORWARD, right: -0.62 }) {
  const match = handMadeMatch({
    seconds: 3,
    cars: [{ team: 0, at, moves: [{ time: DODGE, kind: 'dodge', direction }] }],
  });
  return runDetectors(match, [speedFlipDetector]).get(speedFlipDetector) ?? [];
}

describe('speed flip', () => {
  it('is a diagonal dodge whose nose comes back up while boosting', () => {
    const [flip, ...others] = speedFlips(flipping(-0.4));
    expect(others).toEqual([]);
    expect(flip).toMatchObject({ kind: 'speedFlip', code: 180, player: 0, team: 0, frame: 30, time: 1 });
    expect(flip!.confidence).toBeGreaterThan(0.6);
    expect(flip!.evidence.pitchShare).toBeCloseTo(0, 1);
  });

  it.each([
    ['keeps turning its nose down', flipping(-0.4, { pitchShare: 0.95 }), undefined],
    ['lets its nose turn for most of the flip', flipping(-0.4, { pitchShare: 0.6 }), undefined],
    ['has no boost', flipping(-0.4, { boostUntil: -1 }), undefined],
    ['lets go of the boost as it starts', flipping(-0.4, { boostUntil: 0.1 }), undefined],
    ['goes straight', flipping(-0.4), { forward: 1, right: 0.05 }],
    ['goes to the side', flipping(-0.4), { forward: 0.4, right: 0.92 }],
    ['goes backward', flipping(-0.4), { forward: -0.7, right: 0.7 }],
  ])('is not detected for a dodge that %s', (_, at, direction) => {
    expect(speedFlips(at, direction)).toEqual([]);
  });
});

describe.skipIf(!hasSharedReplays)('speed flips in shared replays', () => {
  it('finds at least 34 of about 40 in the drill, where nearly every dodge is an attempted speed flip', () => {
    const match = viewSharedReplay('soccar-1v0-2026-06-offline-speed-flip-drill');
    expect(findDodges(match)).toHaveLength(40);
    expect(runDetectors(match, [speedFlipDetector]).get(speedFlipDetector)!.length).toBeGreaterThanOrEqual(
      34,
    );
  });

  it('finds none in a scripted replay with plain front flips', () => {
    const match = viewSharedReplay('scenario-3-kickoffs-4-shots');
    expect(findDodges(match).length).toBeGreaterThan(0);
    expect(runDetectors(match, [speedFlipDetector]).get(speedFlipDetector)).toEqual([]);
  });
});
