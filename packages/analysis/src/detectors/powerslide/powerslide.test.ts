import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { powerslideDetector } from './powerslide.detector.ts';

function slides(at: (time: number) => CarPosition) {
  const match = handMadeMatch({ seconds: 3, cars: [{ team: 0, at }] });
  return runDetectors(match, [powerslideDetector]).get(powerslideDetector) ?? [];
}

describe('powerslide', () => {
  it('lasts as long as the powerslide input is held', () => {
    const found = slides((time) => ({ x: 900 * time, y: 0, z: 17, handbrake: time >= 1 && time < 1.5 }));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'powerslide', code: null, frame: 30, endFrame: 44 });
    expect(found[0]!.evidence.speedBefore).toBeCloseTo(900, 0);
  });

  it('does not count powerslide input in the air', () => {
    expect(slides((time) => ({ x: 0, y: 0, z: 60, handbrake: time >= 1 }))).toEqual([]);
  });
});
