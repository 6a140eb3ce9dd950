import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import type { MoveKind } from '../../timeline/moves.ts';
import { runDetectors } from '../run-detectors.ts';
import { zapDashDetector } from './zap-dash.detector.ts';

function zapDashes(at: (time: number) => CarPosition, others: { time: number; kind: MoveKind }[] = []) {
  const direction = { forward: 1, right: 0 };
  const dodges = [1, 1.6].map((time) => ({ time, kind: 'dodge' as const, direction }));
  const match = handMadeMatch({ seconds: 3, cars: [{ team: 0, at, moves: [...dodges, ...others] }] });
  return runDetectors(match, [zapDashDetector]).get(zapDashDetector) ?? [];
}

/** Hops to `height` between the dodges and gains 350 uu/s with each. */
const hopping = (height: number, touchesDown: boolean) => (time: number) => {
  const gained = 350 * Math.max(0, time - 1) + 350 * Math.max(0, time - 1.6);
  const down = touchesDown && time > 1.2 && time < 1.4;
  return { x: 800 * time + gained, y: 0, z: down ? 17 : height };
};

describe('zap dash', () => {
  it('is two dodges with the wheels down in between and no jump', () => {
    const [dash, ...others] = zapDashes(hopping(100, true));
    expect(others).toEqual([]);
    expect(dash).toMatchObject({
      kind: 'zapDash',
      frame: 30,
      endFrame: 48,
      evidence: { dodges: 2, chain: false },
    });
    expect(Number(dash!.evidence.speedAfter)).toBeGreaterThan(Number(dash!.evidence.speedBefore) + 300);
  });

  it('is not detected when a jump gave the second dodge', () => {
    expect(zapDashes(hopping(100, true), [{ time: 1.4, kind: 'jump' }])).toEqual([]);
  });

  it('is not detected when the wheels never touch down', () => {
    expect(zapDashes(hopping(100, false))).toEqual([]);
  });
});
