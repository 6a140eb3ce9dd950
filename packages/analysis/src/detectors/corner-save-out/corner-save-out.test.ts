import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { stationary } from '../../testing/hand-made-plays.ts';
import { detectWith } from '../../testing/hand-made-touch.ts';
import { type CornerSaveOut, cornerSaveOutDetector } from './corner-save-out.detector.ts';

/** Blue meets a ball in its own corner at one second and sends it off with a given velocity. */
function sendOff(
  vx: number,
  vy: number,
  options: { again?: number; team?: 0 | 1; x?: number } = {},
): CornerSaveOut[] {
  const { again, team = 0, x = 3400 } = options;
  const match = handMadeMatch({
    seconds: 5,
    ball: (time) => ({
      x: x + vx * Math.max(0, time - 1),
      y: -4200 + vy * Math.max(0, time - 1),
      z: 93,
      ...(time < 1 ? {} : { vx, vy, vz: 0 }),
    }),
    cars: [
      { team, at: stationary(3300, -4400) },
      { team: 1, at: stationary(0, 3000) },
    ],
  });
  const touches = [{ player: 0, time: 1 }, ...(again === undefined ? [] : [{ player: 1, time: again }])];
  return detectWith(match, cornerSaveOutDetector, touches);
}

describe('corner saves', () => {
  it('send the ball out along the wall', () => {
    const [event, ...more] = sendOff(100, 1500);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ kind: 'cornerSaveOut', player: 0, team: 0, zone: 10, code: null });
    expect(event?.evidence.speed).toBeCloseTo(1503, 0);
    expect(event?.duration).toBeCloseTo((4200 - 3413) / 1500, 1);
    expect(sendOff(-100, 1500, { x: -3400 })[0]).toMatchObject({ zone: 15 });
  });

  it.each([
    ['the ball goes in front of their own net', sendOff(-1500, 100)],
    ['it leaves inwards', sendOff(-500, 1500)],
    ['it is too slow', sendOff(100, 800)],
    ['someone touches it before it is out', sendOff(100, 1000, { again: 1.5 })],
    ['it is the corner of the opponents', sendOff(100, 1500, { team: 1 })],
    ['it does not start in a corner', sendOff(100, 1500, { x: 2000 })],
  ])("aren't detected when %s", (_, events) => {
    expect(events).toEqual([]);
  });
});
