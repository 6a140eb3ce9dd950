import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportMissingCorpus } from '../../../../tooling/shared-corpus.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { INTACT_REPLAYS, viewSharedReplay } from '../testing/shared-replays.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { PRESENCE } from '../timeline/tracks.ts';
import { decodePositions, decodeTracks, TracksError, type ViewerTracks } from './decode-tracks.ts';
import { encodeTracks } from './encode-tracks.ts';
import { locateTiles } from './place-tiles.ts';
import { FULL_STEER } from './viewer-tracks.ts';

/** Maximum distance of a body from its position in the timeline, uu. */
const DISTANCE = 2;
/** Maximum difference in rotation, degrees. */
const TURN = 0.6;
/** The same of the ball. */
const BALL_TURN = 2.9;
const CLOCK_ERROR = 0.000_051;
/** Maximum size of a five-minute match, as served. */
const MAX_BYTES = 400_000;
const FIVE_MINUTES = 300;

interface Errors {
  distance: number;
  turn: number;
  ballTurn: number;
}

/** Returns the largest differences between a timeline and its tracks; everything else must be equal. */
function compare(timeline: Timeline, tracks: ViewerTracks): Errors {
  const { frames, clock, ball, players, demolitions } = timeline;
  const errors = { distance: 0, turn: 0, ballTurn: 0 };
  expect(tracks.frames).toBe(frames);
  for (const column of ['phase', 'seconds', 'overtime'] as const)
    expect(tracks.clock[column]).toEqual(clock[column].slice());
  expect(tracks.ball.present).toEqual(ball.present.slice());
  expect(tracks.ball.exploded).toEqual(ball.exploded.slice());
  expect(tracks.demolitions).toEqual(
    demolitions.map(({ frame, attacker, victim }) => ({ frame, attacker, victim })),
  );
  expect(tracks.players.map(({ key, team, ballCam }) => ({ key, team, ballCam }))).toEqual(
    players.map(({ key, team, ballCam }) => ({ key, team, ballCam })),
  );
  expect(tracks.pickups).toEqual(
    timeline.pickups.filter(({ pad }) => pad !== null).map(({ frame, pad }) => ({ frame, pad })),
  );
  expect(tracks.tiles).toEqual(locateTiles(timeline));
  let late = 0;
  for (let frame = 0; frame < frames; frame++) {
    late = Math.max(late, Math.abs(tracks.clock.elapsed[frame]! - clock.elapsed[frame]!));
    if (ball.present[frame] !== 1) continue;
    errors.distance = Math.max(errors.distance, apart(ball, tracks.ball, frame));
    errors.ballTurn = Math.max(errors.ballTurn, turned(ball, tracks.ball, frame));
  }
  expect(late).toBeLessThan(CLOCK_ERROR);
  players.forEach(({ car }, index) => {
    const own = tracks.players[index]!.car;
    expect(own === null).toBe(car === null);
    if (!car || !own) return;
    for (const column of ['presence', 'boost', 'boosting'] as const)
      expect(own[column]).toEqual(car[column].slice());
    own.steer.forEach((steer, frame) => {
      expect(Math.abs(steer / FULL_STEER - (car.steer[frame]! - 128) / 127)).toBeLessThan(0.18);
    });
    for (let frame = 0; frame < frames; frame++) {
      if (car.presence[frame] === PRESENCE.none) continue;
      if (car.updated[frame] === 1) expect(own.updated[frame]).toBe(1);
      errors.distance = Math.max(errors.distance, apart(car, own, frame));
      errors.turn = Math.max(errors.turn, turned(car, own, frame));
    }
  });
  return errors;
}

type Place = Record<'x' | 'y' | 'z', ArrayLike<number>>;
type Turn = Record<'qx' | 'qy' | 'qz' | 'qw', ArrayLike<number>>;

const apart = (a: Place, b: Place, frame: number): number =>
  Math.hypot(a.x[frame]! - b.x[frame]!, a.y[frame]! - b.y[frame]!, a.z[frame]! - b.z[frame]!);

/** Returns the degrees between two rotations. */
function turned(a: Turn, b: Turn, frame: number): number {
  const parts = ['qx', 'qy', 'qz', 'qw'] as const;
  const length = Math.hypot(...parts.map((part) => a[part][frame]!));
  const along = parts.reduce((sum, part) => sum + (a[part][frame]! / length) * b[part][frame]!, 0);
  return (2 * Math.acos(Math.min(1, Math.abs(along))) * 180) / Math.PI;
}

const soccar3v3 = INTACT_REPLAYS.filter((name) => /3v3/.test(name));

describe.runIf(INTACT_REPLAYS.length > 0)('tracks of real files', () => {
  test.each(soccar3v3)('%s', (name) => {
    const { timeline } = viewSharedReplay(name);
    const tracks = encodeTracks(timeline);
    const { distance, turn, ballTurn } = compare(timeline, decodeTracks(tracks));
    expectSamePlaces(tracks);
    expect(distance).toBeLessThan(DISTANCE);
    expect(ballTurn).toBeLessThan(BALL_TURN);
    expect(turn).toBeLessThan(TURN);
    const served = gzipSync(tracks, { level: 6 }).length;
    const seconds = timeline.clock.elapsed.at(-1)!;
    process.stdout.write(
      `${name}: ${(served / 1000).toFixed(0)} kB for ${seconds.toFixed(0)} s with ${timeline.players.length} players, ` +
        `largest error ${distance.toFixed(2)} uu, ${turn.toFixed(2)}°\n`,
    );
    expect((served * FIVE_MINUTES) / Math.max(FIVE_MINUTES, seconds)).toBeLessThan(MAX_BYTES);
  });
});

describe('tracks', () => {
  const place = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
  const angle = place(-Math.PI, Math.PI);
  /** A car's position and rotation over time, with jumps. */
  const path = fc.record({
    from: fc.tuple(place(-4000, 4000), place(-5000, 5000), place(0, 2000)),
    velocity: fc.tuple(place(-2300, 2300), place(-2300, 2300), place(-2300, 2300)),
    turning: fc.tuple(angle, angle, angle),
    jumpsAt: place(0, 2),
  });

  test('match the timeline, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 4 }), fc.integer(), (paths, seed) => {
        const at =
          ({ from, velocity, turning, jumpsAt }: (typeof paths)[number]) =>
          (time: number) => {
            const back = time > jumpsAt ? 0 : 1000;
            return {
              x: from[0] + velocity[0] * time + back,
              y: from[1] + velocity[1] * time,
              z: from[2] + Math.abs(velocity[2]) * time,
              yaw: turning[0] * time * 3,
              pitch: turning[1] * time,
              roll: turning[2] * time,
            };
          };
        const cars = paths.map((one, index) => ({ team: (index % 2) as 0 | 1, at: at(one) }));
        const { timeline } = handMadeMatch({ seconds: 2, cars, ball: at(paths[0]!) });
        disturb(timeline, seed);
        const bytes = encodeTracks(timeline);
        const { distance, turn, ballTurn } = compare(timeline, decodeTracks(bytes));
        expectSamePlaces(bytes);
        expect(distance).toBeLessThan(DISTANCE);
        expect(ballTurn).toBeLessThan(BALL_TURN);
        expect(turn).toBeLessThan(TURN);
      }),
      { numRuns: 60 },
    );
  });

  test("stay readable when values aren't numbers", () => {
    const { timeline } = handMadeMatch({
      seconds: 1,
      cars: [{ team: 0, at: () => ({ x: 0, y: 0, z: 17 }) }],
    });
    const car = timeline.players[0]!.car!;
    [NaN, Infinity, -1e30].forEach((value, frame) => {
      for (const column of [car.x, car.y, car.z, car.qx, car.qw, timeline.ball.x]) column[frame] = value;
    });
    const tracks = decodeTracks(encodeTracks(timeline));
    for (const column of [tracks.players[0]!.car!.x, tracks.players[0]!.car!.qw]) {
      for (const value of column) expect(Number.isFinite(value)).toBe(true);
    }
    expect(tracks.ball.x[20]).toBe(Math.round(timeline.ball.x[20]!));
  });

  test('cause a TracksError or decode to other tracks, quickly, when cut off or changed', () => {
    const { timeline } = handMadeMatch({
      seconds: 1,
      cars: [{ team: 0, at: () => ({ x: 5, y: 0, z: 17 }) }],
    });
    const bytes = encodeTracks(timeline);
    expect(() => decodeTracks(new Uint8Array())).toThrow(TracksError);
    expect(() => decodeTracks(new Uint8Array([1, 2, 3]))).toThrow('these bytes are not tracks');
    for (let length = 0; length < bytes.length; length++)
      expect(() => decodeTracks(bytes.subarray(0, length)), `${length}`).toThrow(TracksError);
    expect(() => decodePositions(bytes.subarray(0, bytes.length / 2))).toThrow(TracksError);
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at] = changed[at]! ^ 0xff;
      try {
        decodeTracks(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(TracksError);
      }
    }
  });
});

/** Reading only the positions gives those of the whole tracks. */
function expectSamePlaces(bytes: Uint8Array): void {
  const whole = decodeTracks(bytes);
  const places = decodePositions(bytes);
  expect(places.elapsed).toEqual(whole.clock.elapsed);
  const { present: presence, x, y } = whole.ball;
  expect(places.ball).toEqual({ presence, x, y });
  expect(places.cars).toEqual(
    whole.players.flatMap(({ key, team, car }) =>
      car ? [{ key, team, presence: car.presence, x: car.x, y: car.y }] : [],
    ),
  );
}

/** Disturbs a handmade timeline like a network does: missing updates, players who leave, boost levels. */
function disturb({ frames, ball, players, demolitions, pickups }: Timeline, seed: number): void {
  let state = seed >>> 0;
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (const body of [ball, ...players.map(({ car }) => car!)]) {
    for (let frame = 1; frame < frames; frame++) {
      if (chance() < 0.6) continue;
      body.updated[frame] = 0;
      // Some positions change without an update, at the end of a life for example.
      if (chance() < 0.95) for (const column of [body.x, body.y, body.z]) column[frame] = column[frame - 1]!;
    }
  }
  for (const [index, { car }] of players.entries()) {
    const gone = Math.floor(chance() * frames);
    for (let frame = gone; frame < Math.min(frames, gone + 10); frame++)
      car!.presence[frame] = chance() < 0.5 ? PRESENCE.none : PRESENCE.demolished;
    for (let frame = 0; frame < frames; frame++) {
      car!.boost[frame] = frame % 7 === 0 ? Math.floor(chance() * 256) : (car!.boost[frame - 1] ?? -1);
      car!.boosting[frame] = chance() < 0.5 ? 1 : 0;
      car!.steer[frame] = Math.floor(chance() * 256);
    }
    for (let frame = 0; frame < frames; frame++) {
      const half = chance() * Math.PI;
      [ball.qx[frame], ball.qw[frame]] = [Math.sin(half), Math.cos(half)];
    }
    players[index]!.ballCam = [{ frame: 0, on: true }];
    demolitions.push({ frame: gone, attacker: -1, victim: index });
    pickups.push({ frame: gone, player: index, pad: index === 0 ? null : index });
  }
}

reportMissingCorpus('size and exactness of the tracks of real files');
