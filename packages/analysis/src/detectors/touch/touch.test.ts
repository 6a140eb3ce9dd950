import { describe, expect, it } from 'vitest';
import { type HandMadeCar, handMadeMatch, type Position } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import { runDetectors } from '../run-detectors.ts';
import { touchDetector } from './touch.detector.ts';

/** Distance between the centers of ball and Octane when it touches the ball, both on the floor, uu. */
const CONTACT = 158;
const HIT_SECONDS = 1.01;
const UP_FIELD = Math.PI / 2;

/** At rest until the hit, then rolls upfield. */
const hitBall = (time: number): Position => ({ x: 0, y: Math.max(0, time - HIT_SECONDS) * 2000, z: 93 });
const stillBall = (): Position => ({ x: 0, y: 0, z: 93 });

/** Drives upfield next to the center line, and is at the ball when it is hit. */
const driver = (aside: number, back = 0): HandMadeCar => ({
  team: 0,
  at: (time) => ({ x: aside, y: -CONTACT - back + (time - HIT_SECONDS) * 1400, z: 17, yaw: UP_FIELD }),
});
const waiting: HandMadeCar = { team: 1, at: () => ({ x: 0, y: 4000, z: 17 }) };

const findTouches = (match: ReturnType<typeof handMadeMatch>) => touchDetector.detect(match, [] as never);

describe('touch', () => {
  it('finds the car that moves the ball', () => {
    const touches = findTouches(handMadeMatch({ seconds: 2, cars: [driver(0), waiting], ball: hitBall }));
    expect(touches).toHaveLength(1);
    const [{ player, team, time, evidence, confidence }] = touches as [(typeof touches)[number]];
    expect({ player, team, strength: evidence.strength, surface: evidence.surface }).toEqual({
      player: 0,
      team: 0,
      strength: 'hard',
      surface: 'ground',
    });
    expect(Math.abs(time - HIT_SECONDS)).toBeLessThan(0.05);
    expect(Math.abs(evidence.speedChange - 2000)).toBeLessThan(50);
    expect(evidence.contactX).toBeGreaterThan(60);
    expect(confidence).toBeGreaterThan(0.9);
  });

  it('finds none when a car passes a ball that doesn’t move', () => {
    expect(findTouches(handMadeMatch({ seconds: 2, cars: [driver(150), waiting], ball: stillBall }))).toEqual(
      [],
    );
  });

  it('finds none when the ball bounces next to a car', () => {
    const fall = (time: number): Position => {
      const t = time - 1;
      return t < 0
        ? { x: 0, y: 0, z: 93 - 1000 * t - 325 * t * t, vx: 0, vy: 0, vz: -1000 - 650 * t }
        : { x: 0, y: 0, z: 93 + 600 * t - 325 * t * t, vx: 0, vy: 0, vz: 600 - 650 * t };
    };
    const nextTo: HandMadeCar = { team: 0, at: () => ({ x: 0, y: -190, z: 17, yaw: UP_FIELD }) };
    expect(findTouches(handMadeMatch({ seconds: 1.5, cars: [nextTo, waiting], ball: fall }))).toEqual([]);
  });

  it('credits the nearest car when nothing else can have bent the path', () => {
    const near = findTouches(handMadeMatch({ seconds: 2, cars: [driver(0, 20), waiting], ball: hitBall }));
    expect(near.map(({ player }) => player)).toEqual([0]);
    const far = findTouches(handMadeMatch({ seconds: 2, cars: [driver(0, 200), waiting], ball: hitBall }));
    expect(far).toEqual([]);
  });

  it('gives both players of a 50/50 a contested touch', () => {
    const against: HandMadeCar = {
      team: 1,
      at: (time) => ({ x: 0, y: CONTACT - (time - HIT_SECONDS) * 1400, z: 17, yaw: -UP_FIELD }),
    };
    const up = (time: number): Position => ({ x: 0, y: 0, z: 93 + Math.max(0, time - HIT_SECONDS) * 900 });
    const touches = findTouches(handMadeMatch({ seconds: 1.2, cars: [driver(0), against], ball: up }));
    expect(touches.slice(0, 2).map(({ player, evidence }) => [player, evidence.contested])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it('uses the last-touch team, but only if one of its cars is close', () => {
    const nextTo = (away: number): HandMadeCar => ({
      team: 0,
      at: () => ({ x: 0, y: -CONTACT - away, z: 17, yaw: UP_FIELD }),
    });
    for (const [away, expected] of [
      [15, ['hitTeam']],
      [90, []],
    ] as const) {
      const match = handMadeMatch({ seconds: 2, cars: [nextTo(away), waiting], ball: stillBall });
      match.ball.hitTeam.fill(0, 30);
      expect(findTouches(match).map(({ evidence }) => evidence.source)).toEqual(expected);
    }
  });

  it('uses the scoreboard and the dodge refresh in the same way', () => {
    const still: HandMadeCar = {
      team: 0,
      at: () => ({ x: 0, y: -CONTACT - 30, z: 17, yaw: UP_FIELD }),
      refreshes: [0.5],
    };
    const match = handMadeMatch({ seconds: 3, cars: [still, waiting], ball: stillBall });
    match.timeline.rises.push({ frame: 75, player: 0, counter: 'score', before: 10, after: 12 });
    match.timeline.rises.push({ frame: 80, player: 1, counter: 'score', before: 0, after: 2 });
    expect(findTouches(match).map(({ evidence, confidence }) => [evidence.source, confidence])).toEqual([
      ['dodgeRefresh', 0.7],
      ['score', 0.6],
    ]);
  });

  it('counts continuous contact once per quarter of a second', () => {
    // The ball rides on the roof and is not pulled down by gravity, so every step shows the contact.
    const ride = (time: number): Position => ({
      x: 0,
      y: time * 1000,
      z: 17 + 20.755 + 19.33 + 91.25,
      vz: 0,
    });
    const carrier: HandMadeCar = { team: 0, at: (time) => ({ x: 0, y: time * 1000, z: 17, yaw: UP_FIELD }) };
    const touches = findTouches(handMadeMatch({ seconds: 1, cars: [carrier, waiting], ball: ride }));
    expect(touches.length).toBeGreaterThanOrEqual(3);
    expect(touches.length).toBeLessThanOrEqual(5);
    for (let index = 1; index < touches.length; index++) {
      expect(touches[index]!.time - touches[index - 1]!.time).toBeGreaterThan(0.2);
    }
  });
});

/** Ball hits from reference/carball-scenarios.md; high-air-pass-goal is in disagreements.md. */
const HITS: readonly [file: string, hits: number][] = [
  ['scenario-small-pad-45-boost-used', 1],
  ['scenario-3-kickoffs-4-shots', 4],
  ['scenario-one-epic-save', 4],
  ['scenario-one-aerial', 4],
];

if (!hasSharedReplays)
  console.error('touches of scripted scenarios left out: no shared replays next to the repository');

describe.skipIf(!hasSharedReplays)('touches in scripted scenarios', () => {
  it.each(HITS)('%s has %d', (file, hits) => {
    expect(runDetectors(viewSharedReplay(file), [touchDetector]).get(touchDetector)).toHaveLength(hits);
  });
});
