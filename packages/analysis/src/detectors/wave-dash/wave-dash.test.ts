import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { waveDashDetector } from './wave-dash.detector.ts';

const DODGE = 1;

function waveDashes(at: (time: number) => CarPosition) {
  const match = handMadeMatch({
    seconds: 3,
    cars: [{ team: 0, at, moves: [{ time: DODGE, kind: 'dodge', direction: { forward: 1, right: 0 } }] }],
  });
  return runDetectors(match, [waveDashDetector]).get(waveDashDetector) ?? [];
}

/** Sinks from 47 uu above the surface at the dodge to rest 0.1 s later, while gaining 500 uu/s. */
const sinking = (time: number): number => Math.max(17, 47 - 300 * Math.max(0, time - DODGE));
const gaining = (time: number): number => 1000 * time + 500 * Math.max(0, time - DODGE);

describe('wave dash', () => {
  it('is a dodge just above the ground that lands immediately and gains speed', () => {
    const [dash, ...others] = waveDashes((time) => ({ x: gaining(time), y: 0, z: sinking(time) }));
    expect(others).toEqual([]);
    expect(dash).toMatchObject({ kind: 'waveDash', code: 175, frame: 30, evidence: { surface: 'floor' } });
    expect(dash!.evidence.landingDelay).toBeCloseTo(0.1, 2);
    expect(dash!.evidence.speedAfter).toBeCloseTo(1500, -1);
  });

  it('works on a wall', () => {
    const [dash] = waveDashes((time) => ({
      x: 4096 - sinking(time),
      y: gaining(time) - 1500,
      z: 900,
      yaw: Math.PI / 2,
      roll: Math.PI / 2,
    }));
    expect(dash).toMatchObject({ kind: 'waveDash', evidence: { surface: 'sideWall' } });
  });

  it.each([
    [
      'keeps the car in the air',
      (time: number) => ({ x: gaining(time), y: 0, z: 50 + 200 * Math.max(0, time - DODGE) }),
    ],
    ['starts on the wheels', (time: number) => ({ x: gaining(time), y: 0, z: 17 })],
    ['lands on the roof', (time: number) => ({ x: gaining(time), y: 0, z: sinking(time), roll: Math.PI })],
  ])('is not detected for a dodge that %s', (_, at) => {
    expect(waveDashes(at)).toEqual([]);
  });
});
