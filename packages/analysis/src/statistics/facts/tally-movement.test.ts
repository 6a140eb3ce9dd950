import { describe, expect, it } from 'vitest';
import { type CarRow, makeCar, makeClock } from '../../testing/make-tracks.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { tallyMovement } from './tally-movement.ts';

describe('movement', () => {
  it('assigns the time since the previous update to the band of the new update', () => {
    // Frames of 0.1 s: updates at 0, 2 and 3, no update at 1.
    const car = makeCar([
      { vx: 1000, z: 17 },
      { vx: 1000, z: 17, updated: 0 },
      { vx: 2250, z: 17 },
      { vx: 1410, z: 900 },
    ]);
    const facts = tallyMovement(makeClock(4), car);
    expect(facts.supersonicSeconds).toBeCloseTo(0.2, 9);
    expect(facts.boostSpeedSeconds).toBeCloseTo(0.1, 9);
    expect(facts.slowSeconds).toBe(0);
    expect(facts.groundSeconds).toBeCloseTo(0.2, 9);
    expect(facts.highAirSeconds).toBeCloseTo(0.1, 9);
    expect(facts.trackedSeconds).toBeCloseTo(0.3, 9);
    expect(facts.averageSpeed).toBeCloseTo((1000 + 2250 + 1410) / 3, 6);
  });

  it('ignores the time after the last update of a life', () => {
    const rows = [{ z: 17 }, { z: 17 }, { z: 17, updated: 0 }, { z: 17, updated: 0 }];
    expect(tallyMovement(makeClock(4), makeCar(rows)).slowSeconds).toBeCloseTo(0.1, 9);
  });

  it('ends a life with the update of its demolition and never measures across lives', () => {
    const wreck = { presence: PRESENCE.demolished };
    const car = makeCar([
      { x: 0, z: 17 },
      { x: 100, z: 17, vx: 500 },
      { x: 150, z: 17, vx: 500, ...wreck },
      { x: 150, z: 17, updated: 0, ...wreck },
      { x: 4000, z: 36, life: 2 },
      { x: 4010, z: 36, life: 2 },
    ]);
    const facts = tallyMovement(makeClock(6), car);
    expect(facts.distance).toBeCloseTo(160, 6);
    expect(facts.trackedSeconds).toBeCloseTo(0.3, 9);
  });

  it('splits at the thresholds of ground, air and speed', () => {
    const at = (row: { z?: number; vx?: number }) => tallyMovement(makeClock(2), makeCar([{}, row]));
    expect(at({ z: 20 }).groundSeconds).toBeGreaterThan(0);
    expect(at({ z: 20.01 }).lowAirSeconds).toBeGreaterThan(0);
    expect(at({ z: 840 }).lowAirSeconds).toBeGreaterThan(0);
    expect(at({ z: 840.1 }).highAirSeconds).toBeGreaterThan(0);
    expect(at({ vx: 1409.9 }).slowSeconds).toBeGreaterThan(0);
    expect(at({ vx: 2199.9 }).boostSpeedSeconds).toBeGreaterThan(0);
    expect(at({ vx: -2200 }).supersonicSeconds).toBeGreaterThan(0);
  });

  it('counts powerslides on the ground by their starts', () => {
    const car = makeCar([
      { z: 17 },
      { z: 17, handbrake: 1 },
      { z: 17, handbrake: 1 },
      { z: 200, handbrake: 1 },
      { z: 17, handbrake: 1 },
      { z: 17 },
    ]);
    const facts = tallyMovement(makeClock(6), car);
    expect(facts.powerslides).toBe(2);
    expect(facts.powerslideSeconds).toBeCloseTo(0.3, 9);
  });

  it('counts a powerslide pressed in the frame that leaves the ground, or released in the frame that lands', () => {
    const count = (...rows: CarRow[]) => tallyMovement(makeClock(rows.length), makeCar(rows)).powerslides;
    expect(count({ z: 17 }, { z: 200, handbrake: 1 }, { z: 200, handbrake: 1 })).toBe(1);
    expect(count({ z: 200, handbrake: 1 }, { z: 17 })).toBe(1);
    expect(count({ z: 17 }, { z: 200 }, { z: 200, handbrake: 1 }, { z: 200 }, { z: 17 })).toBe(0);
  });
});
