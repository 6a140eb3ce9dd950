import { describe, expect, it } from 'vitest';
import { type HandMadeMatch, handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, stationary, striker } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { shotDetector } from './shot.detector.ts';
import type { ShotEvent } from './shot-evidence.ts';
import { shotTagsDetector } from './shot-tags.detector.ts';

const NORTH = Math.PI / 2;
const REST = { x: 0, y: 3000, z: 93 };

/** A blue car hits a resting ball at one second; the ball leaves with `velocity`. */
function scene(velocity: { x: number; y: number; z: number }, extra: Partial<HandMadeMatch> = {}): MatchView {
  return handMadeMatch({
    seconds: 4,
    ball: ballPath([
      { from: 0, position: REST, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
      { from: 1, position: REST, velocity },
    ]),
    cars: [
      { team: 0, at: striker(1, REST, NORTH, 1400) },
      { team: 1, at: stationary(0, -4000) },
    ],
    ...extra,
  });
}

function listShots(match: MatchView): ShotEvent[] {
  return [...(runDetectors(match, [shotDetector]).get(shotDetector) as readonly ShotEvent[])];
}

describe('shots', () => {
  it('counts a ball sent straight into the goal as an attempt on target, with an open net when no one is there', () => {
    const [shot, ...more] = listShots(scene({ x: 0, y: 2500, z: 300 }));
    expect(more).toEqual([]);
    expect(shot).toMatchObject({ kind: 'shot', code: 5, player: 0, team: 0 });
    expect(shot!.evidence).toMatchObject({
      attempt: true,
      onTarget: true,
      credited: false,
      outcome: 'miss',
      openNet: true,
      pressure: 'free',
      height: 'ground',
      type: 'ground',
    });
    expect(shot!.evidence.distance).toBeCloseTo(2132, 0);
    expect(shot!.evidence.flightSeconds).toBeCloseTo(0.84, 1);
    expect(shot!.evidence.xg).toBeGreaterThan(0.6);
  });

  it('counts a ball just past the post as a missed attempt, but not one farther out', () => {
    const near = scene({ x: 1300, y: 2500, z: 300 });
    const [shot] = listShots(near);
    expect(shot!.evidence).toMatchObject({ attempt: true, onTarget: false, outcome: 'miss' });
    // +x is on the left of a player facing +y.
    expect(shot!.evidence.crossingRight).toBeLessThan(-893);
    const tags = runDetectors(near, [shotTagsDetector]).get(shotTagsDetector)!;
    expect(tags.map(({ code }) => code)).toEqual([15, 35]);
    expect(listShots(scene({ x: 2200, y: 2500, z: 300 }))).toEqual([]);
  });

  it('does not count slow balls or balls going the other way as attempts', () => {
    expect(listShots(scene({ x: 0, y: 200, z: 0 }))).toEqual([]);
    expect(listShots(scene({ x: 300, y: -2000, z: 300 }))).toEqual([]);
  });

  it('gives orange the same values when the field is rotated', () => {
    const blue = listShots(scene({ x: 700, y: 2400, z: 350 }))[0]!;
    const rest = { x: 0, y: -3000, z: 93 };
    const orange = listShots(
      handMadeMatch({
        seconds: 4,
        ball: ballPath([
          { from: 0, position: rest, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
          { from: 1, position: rest, velocity: { x: -700, y: -2400, z: 350 } },
        ]),
        cars: [
          { team: 1, at: striker(1, rest, -NORTH, 1400) },
          { team: 0, at: stationary(0, 4000) },
        ],
      }),
    )[0]!;
    expect(orange.zone).toBe(blue.zone);
    for (const [key, value] of Object.entries(blue.evidence)) {
      const other = orange.evidence[key as keyof typeof orange.evidence];
      if (typeof value === 'number' && typeof other === 'number') expect(other, key).toBeCloseTo(value, 2);
      else expect(other, key).toBe(value);
    }
  });

  it('goes to the other side when mirrored, with everything else unchanged', () => {
    const left = listShots(scene({ x: 700, y: 2400, z: 350 }))[0]!.evidence;
    const right = listShots(scene({ x: -700, y: 2400, z: 350 }))[0]!.evidence;
    expect(right.crossingRight).toBeCloseTo(-(left.crossingRight ?? 0), 3);
    expect([left.placement, right.placement]).toEqual(['bottomLeft', 'bottomRight']);
    expect(right.xg).toBeCloseTo(left.xg ?? 0, 9);
    expect(right.distance).toBeCloseTo(left.distance ?? 0, 3);
  });

  it('assigns the game’s counts to the preceding touch, and keeps a count without a touch separate', () => {
    const match = scene({ x: 0, y: 2500, z: 300 });
    match.timeline.rises.push(
      { frame: 45, player: 0, counter: 'shots', before: 0, after: 1 },
      { frame: 60, player: 1, counter: 'shots', before: 0, after: 1 },
    );
    const [first, second, ...more] = listShots(match);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ player: 0, confidence: 1, evidence: { credited: true, creditFrame: 45 } });
    expect(second).toMatchObject({ player: 1, frame: 60, evidence: { attempt: false, xg: null } });
  });

  it('ignores the flight with another ball or on another map', () => {
    const puck = scene({ x: 0, y: 2500, z: 300 });
    puck.timeline.facts.ballObject = 'Archetypes.Ball.Ball_Puck';
    expect(listShots(puck)).toEqual([]);
  });

  it('sets goal as the outcome of the shot when the shooter scores', () => {
    const match = scene({ x: 0, y: 2500, z: 300 });
    match.timeline.goals.push({ frame: 58, team: 0, player: 0, playerName: 'Player 0', assistant: null });
    expect(listShots(match)[0]!.evidence).toMatchObject({ outcome: 'goal', outcomeFrame: 58 });
  });

  describe('of goals', () => {
    const GOAL = { team: 0, player: 0, playerName: 'Player 0', assistant: null } as const;
    const listShotEvents = (match: MatchView): readonly ShotEvent[] => {
      match.timeline.goals.push({ ...GOAL, frame: 100 });
      return listShots(match);
    };

    it('are one attempt with expected goals each, however slowly the ball rolled in', () => {
      const [shot, ...more] = listShotEvents(scene({ x: 0, y: 250, z: 0 }));
      expect(more).toEqual([]);
      expect(shot!.evidence).toMatchObject({ attempt: true, outcome: 'goal', outcomeFrame: 100 });
      expect(shot!.evidence.xg).toBeGreaterThan(0);
    });

    it('are one attempt when no one was seen touching the ball, with or without a counted shot', () => {
      const rolling = (): MatchView =>
        scene(
          { x: 0, y: 0, z: 0 },
          {
            ball: (time) => ({ x: 0, y: 1500 * time, z: 93 }),
            cars: [{ team: 0, at: stationary(3000, -4000) }],
          },
        );
      const [shot, ...more] = listShotEvents(rolling());
      expect(more).toEqual([]);
      expect(shot).toMatchObject({ player: 0, frame: 70, evidence: { attempt: true, outcome: 'goal' } });
      expect(shot!.evidence.xg).toBeGreaterThan(0.5);
      const counted = rolling();
      counted.timeline.rises.push({ frame: 98, player: 0, counter: 'shots', before: 0, after: 1 });
      expect(listShotEvents(counted)).toMatchObject([
        { frame: 70, evidence: { credited: true, outcome: 'goal' } },
      ]);
    });

    it('are not credited to the scorer when the defense turned the ball in', () => {
      const turned = { x: 0, y: 3000, z: 93 };
      const match = handMadeMatch({
        seconds: 4,
        ball: ballPath([
          { from: 0, position: turned, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
          { from: 1, position: turned, velocity: { x: 0, y: 1500, z: 0 }, rolling: true },
        ]),
        cars: [
          { team: 1, at: striker(1, turned, NORTH, 1400) },
          { team: 0, at: stationary(0, -4000) },
        ],
      });
      match.timeline.goals.push({ ...GOAL, player: 1, frame: 75 });
      expect(listShots(match)).toEqual([]);
    });
  });

  it('is blocked by an opponent’s immediate touch, and saved by a later touch that takes it off the line', () => {
    const blocked = (after: number): ShotEvent => {
      const velocity = { x: 0, y: 2500, z: 0 };
      const at = { x: 0, y: REST.y + 2500 * after, z: 93 };
      const match = handMadeMatch({
        seconds: 4,
        ball: ballPath([
          { from: 0, position: REST, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
          { from: 1, position: REST, velocity, rolling: true },
          { from: 1 + after, position: at, velocity: { x: 1500, y: -500, z: 0 }, rolling: true },
        ]),
        cars: [
          { team: 0, at: striker(1, REST, NORTH, 1400) },
          { team: 1, at: striker(1 + after, at, -NORTH, 500) },
        ],
      });
      return listShots(match)[0]!;
    };
    expect(blocked(0.2).evidence.outcome).toBe('block');
    expect(blocked(0.2).other).toBe(1);
    expect(blocked(0.6).evidence.outcome).toBe('save');
  });
});
