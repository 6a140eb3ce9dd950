import { describe, expect, it } from 'vitest';
import { BOOST_PADS } from '../../model/boost-pads.ts';
import { handMadeInputs } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { calculatePlayerMetrics } from '../compute-metrics.ts';

const RATE = 30;
const SMALL_OWN = 0;
const BIG_OWN = 3;
const BIG_OPPONENT = 29;
const SMALL_MIDDLE = 16;

interface Plan {
  /** Raw boost level, 0 to 255, by time. */
  level: (time: number) => number;
  /** The car is on the pad at this time. */
  pickups?: { time: number; pad: number }[];
  teammate?: boolean;
}

/** Half a minute of live play; the first car drives at 1,000 uu/s, next to the ball from the tenth second. */
function play({ level, pickups = [], teammate = false }: Plan) {
  const place = (time: number) => {
    const next = pickups.find((pickup) => time <= pickup.time + 0.5) ?? pickups.at(-1);
    return next === undefined ? { x: 0, y: 0 } : BOOST_PADS[next.pad]!;
  };
  const match = handMadeMatch({
    seconds: 30,
    ball: (time) => ({ x: 0, y: time < 10 ? 5000 : -200, z: 93 }),
    cars: [
      { team: 0, at: (time) => ({ x: place(time).x, y: place(time).y, z: 17, vx: 1000, vy: 0, vz: 0 }) },
      ...(teammate ? [{ team: 0 as const, at: () => ({ x: 0, y: 3000, z: 17 }) }] : []),
      { team: 1, at: () => ({ x: 3000, y: 4000, z: 17 }) },
    ],
  });
  const { car } = match.players[0]!;
  for (let frame = 0; frame < match.frames; frame++) {
    const raw = Math.round(level(frame / RATE));
    car.boostUpdated[frame] = frame === 0 || raw !== car.boost[frame - 1] ? 1 : 0;
    car.boost[frame] = raw;
  }
  for (const { time, pad } of pickups) {
    match.timeline.pickups.push({ frame: Math.round(time * RATE), player: 0, pad });
  }
  return match;
}

const stats = (match: ReturnType<typeof play>) => calculatePlayerMetrics(handMadeInputs(match)[0]!);
const value = (match: ReturnType<typeof play>, key: string) => stats(match)[key]!.value;

/** Full for ten seconds, then drops by half per second to zero. */
const burning = (time: number) => (time < 10 ? 255 : Math.max(0, 255 - 127.5 * (time - 10)));

describe('boost', () => {
  it('is used at the rate at which the boost level drops', () => {
    const { bpm } = stats(play({ level: burning }));
    expect(bpm!.value! * (bpm!.over / 60)).toBeCloseTo(100, 0);
  });

  it('counts as supersonic usage only from 2,200 uu/s', () => {
    const match = play({ level: burning });
    expect(value(match, 'boostWastedSupersonic')).toBe(0);
    const { vx } = match.players[0]!.car;
    for (let frame = 11 * RATE + 1; frame < match.frames; frame++) vx[frame] = 2200;
    expect(value(match, 'boostWastedSupersonic')).toBeCloseTo(50 * 10, -1);
    vx.fill(2199);
    expect(value(match, 'boostWastedSupersonic')).toBe(0);
  });

  it('distinguishes pads by size and half', () => {
    const match = play({
      level: (time) => 51 + (time < 5 ? 0 : 31) + (time < 8 ? 0 : 173),
      pickups: [
        { time: 5, pad: SMALL_OWN },
        { time: 8, pad: BIG_OPPONENT },
        { time: 9, pad: SMALL_MIDDLE },
        { time: 20, pad: BIG_OWN },
      ],
    });
    expect(stats(match)).toMatchObject({
      smallPads: { value: 20, over: 30 },
      bigPads: { value: 20 },
      bigStolen: { value: 10 },
      padsPerMinute: { value: 8 },
    });
    // 31 and 173 of 255: a full small pad, and a big pad that fit by two thirds.
    expect(value(match, 'smallPadShare')).toBeCloseTo((100 * 31) / 204, 0);
    expect(value(match, 'boostStolen')).toBeCloseTo((173 / 2.55) * 10, -1);
    // At the last two pads, boost was already full.
    expect(value(match, 'overfill')).toBeCloseTo((100 - 173 / 2.55 + 12 + 100) * 10, -1);
  });

  it('has an efficiency of boost burned below supersonic relative to boost collected', () => {
    const pickups = [{ time: 5, pad: BIG_OWN }];
    const level = (time: number) => (time < 5 ? 0 : time < 10 ? 255 : Math.max(0, 255 - 127.5 * (time - 10)));
    const match = play({ level, pickups });
    expect(value(match, 'boostEfficiency')).toBeCloseTo(100, 0);
    const { vx } = match.players[0]!.car;
    for (let frame = 11 * RATE + 1; frame < match.frames; frame++) vx[frame] = 2200;
    expect(value(match, 'boostEfficiency')).toBeCloseTo(50, 0);
    const head = play({ level: (time) => (time < 5 ? Math.max(0, 85 - 40 * time) : level(time)), pickups });
    expect(value(head, 'boostEfficiency')).toBe(100);
  });

  it('has no pad stats on maps with other pads, but has boost levels', () => {
    const match = play({ level: burning, pickups: [{ time: 12, pad: SMALL_OWN }] });
    expect(value(match, 'padsPerMinute')).toBe(2);
    match.timeline.header.properties.push({
      key: 'MapName',
      index: 0,
      value: { kind: 'name', value: 'labs_octagon_p' },
    });
    expect(stats(match)).toMatchObject({
      bigPads: { value: null, over: 0 },
      padsPerMinute: { value: null },
      bcpm: { value: null },
    });
    expect(value(match, 'bpm')).toBeGreaterThan(0);
  });

  it('has no amounts in files without them, but counts pads', () => {
    const match = play({ level: () => -1, pickups: [{ time: 5, pad: SMALL_OWN }] });
    match.timeline.facts.boostAmounts = false;
    expect(stats(match)).toMatchObject({
      bpm: { value: null },
      avgBoost: { value: null },
      timeLowPct: { value: null },
      smallPadShare: { value: null },
      boostWhenFirstMan: { value: null },
      smallPads: { value: 10 },
    });
  });

  it('is measured for the first man while they are first man, but not in 1v1', () => {
    const level = (time: number) => (time < 10 ? 204 : 51);
    expect(value(play({ level, teammate: true }), 'boostWhenFirstMan')).toBeCloseTo(20, 0);
    expect(value(play({ level }), 'boostWhenFirstMan')).toBeNull();
  });
});
