import { describe, expect, it } from 'vitest';
import { handMadeMatch, type Position } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { type Bump, bumpDetector } from './bump.detector.ts';

const MEETING = 2;

/** A blue car drives along y at a given speed into a stationary orange one at y = 0; both continue as given afterwards. */
function meet(speed: number, after: { attacker: number; victim: number }, aside = 0): Bump[] {
  const attacker = (time: number): Position => {
    const since = time - MEETING;
    return { x: aside, y: -125 + since * (since < 0 ? speed : after.attacker), z: 17 };
  };
  const victim = (time: number): Position => ({ x: 0, y: Math.max(0, time - MEETING) * after.victim, z: 17 });
  const match = handMadeMatch({
    seconds: 4,
    cars: [
      { team: 0, at: (time) => ({ ...attacker(time), yaw: Math.PI / 2 }) },
      { team: 1, at: (time) => ({ ...victim(time), yaw: Math.PI / 2 }) },
    ],
  });
  return [...(runDetectors(match, [bumpDetector]).get(bumpDetector) as Bump[])];
}

/** Two cars drive at each other along y at 1,000 uu/s and bounce back at `back`, offset sideways by `aside`. */
function headOn(back: number, aside = 0): Bump[] {
  const y = (time: number): number => {
    const since = time - MEETING;
    return 60 - since * (since < 0 ? 1000 : -back);
  };
  const match = handMadeMatch({
    seconds: 4,
    cars: [
      { team: 0, at: (time) => ({ x: aside, y: -y(time), z: 17, yaw: Math.PI / 2 }) },
      { team: 1, at: (time) => ({ x: 0, y: y(time), z: 17, yaw: -Math.PI / 2 }) },
    ],
  });
  return [...(runDetectors(match, [bumpDetector]).get(bumpDetector) as Bump[])];
}

describe('bumps', () => {
  it('are mutual when both cars drive into each other evenly', () => {
    const events = headOn(960);
    expect(events).toMatchObject([{ evidence: { mutual: true } }]);
    expect(events[0]?.evidence.impulse).toBeCloseTo(1960, -1);
    expect(meet(1600, { attacker: 700, victim: 1300 })[0]?.evidence.mutual).toBe(false);
  });

  it("aren't detected when cars pass each other evenly, or stop nose to nose softly", () => {
    expect(headOn(-1000, 200)).toEqual([]);
    expect(headOn(-1000, 100)).toEqual([]);
  });

  it('are credited to the car that drove into the other', () => {
    const events = meet(1600, { attacker: 700, victim: 1300 });
    expect(events.length).toBe(1);
    expect(events[0]).toMatchObject({ kind: 'bump', code: 145, player: 0, other: 1, team: 0 });
    expect(events[0]?.time).toBeCloseTo(MEETING, 0);
    expect(events[0]?.evidence.closingSpeed).toBeCloseTo(1600, -1);
    expect(events[0]?.confidence).toBeLessThanOrEqual(0.7);
  });

  it.each([
    ['a slow push', meet(350, { attacker: 200, victim: 300 })],
    ['passing next to the other', meet(1600, { attacker: 1600, victim: 0 }, 200)],
    ['a scrape that leaves the other where it is', meet(1600, { attacker: 1400, victim: 0 })],
  ])('ignores: %s', (_, events) => {
    expect(events).toEqual([]);
  });

  it("aren't detected when the car was destroyed", () => {
    const match = handMadeMatch({
      seconds: 4,
      cars: [
        { team: 0, at: (time) => ({ x: 0, y: -125 + 2250 * (time - MEETING), z: 17, yaw: Math.PI / 2 }) },
        { team: 1, at: (time) => ({ x: 0, y: Math.max(0, time - MEETING) * 1500, z: 17, yaw: Math.PI / 2 }) },
      ],
    });
    const before = runDetectors(match, [bumpDetector]).get(bumpDetector);
    match.timeline.demolitions.push({ frame: MEETING * 30, attacker: 0, victim: 1 });
    expect(before?.length).toBe(1);
    expect(runDetectors(match, [bumpDetector]).get(bumpDetector)).toEqual([]);
  });
});
