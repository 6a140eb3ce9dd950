import { describe, expect, it } from 'vitest';
import { makeEvent } from '../detectors/game-event.ts';
import { goalDetector } from '../detectors/goal/goal.detector.ts';
import { kickoffDetector } from '../detectors/kickoff/kickoff.detector.ts';
import { possessionDetector } from '../detectors/possession/possession.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import { BOOST_PADS } from '../model/boost-pads.ts';
import { type EventsGiven, handMadeInputs } from '../testing/hand-made-inputs.ts';
import { type HandMadeCar, handMadeMatch } from '../testing/hand-made-match.ts';
import { createScriptedPossession, createScriptedTouch } from '../testing/scripted-events.ts';
import { createScriptedSupported, createScriptedTaken } from '../testing/scripted-kickoffs.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { PHASE } from '../timeline/tracks.ts';
import { describePlayer, describeTeam } from './describe-players.ts';
import { summarizeKickoffs } from './kickoffs.ts';
import { drivesAway, gainsSpeed, leadsOn } from './mechanics.ts';

const parked: HandMadeCar = { team: 0, at: () => ({ x: 0, y: -4000, z: 17 }) };
const opponent: HandMadeCar = { team: 1, at: () => ({ x: 0, y: 4000, z: 17 }) };
const twenty = (...cars: HandMadeCar[]) => handMadeMatch({ seconds: 20, cars });

const getInsight = (match: MatchView, events?: EventsGiven) =>
  describePlayer(handMadeInputs(match, events)[0]!);

describe('a player’s zones', () => {
  it('contain the car’s seconds and the positions of the player’s touches', () => {
    const match = handMadeMatch({
      seconds: 20,
      ball: (time) => ({ x: 0, y: time < 10 ? 0 : 5200, z: 93 }),
      cars: [parked, opponent],
    });
    const touches = [
      createScriptedTouch(match, 0, 5),
      createScriptedTouch(match, 0, 15),
      createScriptedTouch(match, 1, 15),
    ];
    const { zones } = getInsight(match, [[touchDetector, touches]]);
    expect(zones.seconds[0]).toBeCloseTo(20, 2);
    expect(zones.seconds.reduce((sum, seconds) => sum + seconds)).toBeCloseTo(20, 2);
    // The center line belongs to the half ahead, x = 0 to the left; a ball in the net belongs to the goal mouth.
    expect(zones.touches.flatMap((count, zone) => (count > 0 ? [[zone, count]] : []))).toEqual([
      [13, 1],
      [23, 1],
    ]);
  });
});

describe('a player’s pads', () => {
  /** The player parks on the pads in turn, two seconds each, and takes them. */
  const taking = (pads: readonly number[], map = 'Stadium_P') => {
    const on = (time: number) => BOOST_PADS[pads[Math.min(pads.length - 1, Math.floor(time / 5))] ?? 0]!;
    const match = handMadeMatch({
      seconds: 20,
      cars: [{ team: 0, at: (time) => ({ x: on(time).x, y: on(time).y, z: 17 }) }, opponent],
    });
    pads.forEach((pad, at) => {
      match.timeline.pickups.push({ frame: 30 * (5 * at + 1), player: 0, pad });
    });
    match.timeline.header.properties.push({ key: 'MapName', index: 0, value: { kind: 'name', value: map } });
    return getInsight(match).pads;
  };

  it('are counted individually', () => {
    const pads = taking([4, 33, 4]);
    expect(pads).toHaveLength(34);
    expect([pads![4], pads![33], pads!.reduce((sum, count) => sum + count)]).toEqual([2, 1, 3]);
  });

  it('are not reported on maps with other pads', () => {
    expect(taking([4, 33], 'labs_octagon_p')).toBeNull();
    expect(taking([])).toEqual(Array(34).fill(0));
  });
});

describe('possession', () => {
  it('of teams and of no one adds up to all live play', () => {
    const match = handMadeMatch({
      seconds: 20,
      cars: [parked, opponent],
      phase: (time) => (time <= 18 ? PHASE.live : PHASE.postGoal),
    });
    const spans = [createScriptedPossession(match, 0, 2, 7), createScriptedPossession(match, 1, 10, 19)];
    const [input] = handMadeInputs(match, [[possessionDetector, spans]]);
    const { possession } = describeTeam(match, 0, input!.all);
    expect(possession.team).toBeCloseTo(5, 1);
    expect(possession.opponents).toBeCloseTo(8, 1);
    expect(possession.neutral).toBeCloseTo(5, 1);
    expect(describeTeam(match, 1, input!.all).possession.team).toBe(possession.opponents);
  });

  it('of a player ends when they leave', () => {
    const match = twenty(parked, opponent);
    match.players[0]!.player.presence = [{ from: 0, to: 5 * 30 }];
    const { possession } = getInsight(match, [
      [
        possessionDetector,
        [createScriptedPossession(match, 0, 2, 7), createScriptedPossession(match, 1, 10, 19)],
      ],
    ]);
    expect(possession.team).toBeCloseTo(3, 1);
    expect(possession).toMatchObject({ own: 0, opponents: 0 });
  });
});

describe('a player’s roles', () => {
  it('are in seconds of play, and absent in 1v1', () => {
    const behind: HandMadeCar = { team: 0, at: () => ({ x: 0, y: -2000, z: 17 }) };
    const { roles } = getInsight(twenty(parked, behind, opponent));
    expect(roles).toMatchObject({ first: 0, third: 0, ambiguous: 0 });
    expect(roles!.second).toBeCloseTo(20, 1);
    expect(getInsight(twenty(parked, opponent)).roles).toBeNull();
  });
});

describe('kickoffs', () => {
  const match = twenty(parked, parked, opponent);

  it('of a player are grouped by spawn and approach', () => {
    const insight = summarizeKickoffs([
      createScriptedTaken(match, 0, {
        number: 1,
        result: 'won',
        firstTouch: true,
        timeToBall: 1.9,
        strength: 0.5,
      }),
      createScriptedTaken(match, 0, {
        number: 2,
        result: 'lost',
        timeToBall: 2.1,
        strength: -0.3,
        goalAgainst: true,
      }),
      createScriptedTaken(match, 0, {
        number: 3,
        spawn: 'farCenter',
        approach: 'fake',
        timeToBall: null,
        boostLeft: null,
      }),
      createScriptedSupported(match, 0, { number: 4, movement: 'backPost', goalFor: true }),
    ]);
    expect(insight).toMatchObject({
      taken: 3,
      notTaken: 1,
      won: 1,
      lost: 1,
      neutral: 1,
      firstTouches: 1,
      goalsFor: 1,
      goalsAgainst: 1,
      boostAfter: { value: 0, over: 2 },
    });
    expect(insight.strength).toEqual({ value: 0.067, over: 3 });
    expect(insight.spawns.find(({ spawn }) => spawn === 'diagonalLeft')).toEqual({
      spawn: 'diagonalLeft',
      count: 2,
      won: 1,
      lost: 1,
      neutral: 0,
      untouched: 0,
      firstTouches: 1,
      time: { value: 2, over: 2 },
    });
    expect(insight.spawns.find(({ spawn }) => spawn === 'farCenter')).toMatchObject({
      count: 1,
      time: { value: null, over: 0 },
    });
    expect(insight.approaches.filter(({ count }) => count > 0)).toEqual([
      { approach: 'frontFlip', count: 2 },
      { approach: 'fake', count: 1 },
    ]);
    expect(insight.supports.filter(({ count }) => count > 0)).toEqual([{ movement: 'backPost', count: 1 }]);
  });

  it('of a team count a goal once, regardless of who was involved', () => {
    const events = [
      createScriptedTaken(match, 0, { number: 1, goalFor: true }),
      createScriptedSupported(match, 1, { number: 1, goalFor: true }),
      createScriptedTaken(match, 2, { number: 1, goalAgainst: true }),
    ];
    const [input] = handMadeInputs(match, [[kickoffDetector, events]]);
    expect(describeTeam(match, 0, input!.all).kickoffs).toMatchObject({
      taken: 1,
      notTaken: 1,
      goalsFor: 1,
      goalsAgainst: 0,
    });
  });
});

describe('a mechanic with a ball touch is successful', () => {
  const match = twenty(parked, opponent);
  const touch = createScriptedTouch(match, 0, 5);
  const judge = (...events: EventsGiven) => {
    const none: EventsGiven = [
      [possessionDetector, []],
      [shotDetector, []],
      [goalDetector, []],
    ];
    return leadsOn(handMadeInputs(match, [...none, ...events])[0]!, touch);
  };
  const keeps = (team: 0 | 1, from: number, to: number) => createScriptedPossession(match, team, from, to);

  it('when the team keeps the ball for three seconds', () => {
    expect(judge([possessionDetector, [keeps(0, 2, 9)]])).toBe(true);
    expect(judge([possessionDetector, [keeps(1, 2, 5), keeps(0, 5, 9)]])).toBe(true);
    expect(judge([possessionDetector, [keeps(0, 2, 7.9), keeps(1, 7.9, 12)]])).toBe(false);
    expect(judge([possessionDetector, [keeps(0, 2, 8.1), keeps(1, 8.1, 12)]])).toBe(true);
    expect(judge([possessionDetector, []])).toBe(false);
    expect(judge([possessionDetector, [keeps(1, 2, 9)]])).toBe(false);
  });

  it('when the team shoots or scores within three seconds', () => {
    const shot = (team: 0 | 1, time: number) =>
      makeEvent(match, {
        kind: 'shot' as const,
        code: 5,
        team,
        player: team,
        frame: match.frameAt(time),
        at: touch,
        confidence: 1,
        evidence: {},
      });
    const lost = [possessionDetector, [keeps(1, 6, 12)]] as const;
    expect(judge(lost, [shotDetector, [shot(0, 7.9)]])).toBe(true);
    expect(judge(lost, [goalDetector, [{ ...shot(0, 7.9), kind: 'goal' }]])).toBe(true);
    expect(judge(lost, [shotDetector, [shot(0, 8.2)]])).toBe(false);
    expect(judge(lost, [shotDetector, [shot(0, 4)]])).toBe(false);
    expect(judge(lost, [shotDetector, [shot(1, 7)]])).toBe(false);
  });
});

describe('a movement mechanic is successful', () => {
  const accelerating = (gain: number, after: number) =>
    twenty({
      team: 0,
      at: (time) => ({ x: 0, y: 0, z: 17, vx: time >= 5 + after ? 1000 + gain : 1000, vy: 0, vz: 0 }),
    });
  const gains = (gain: number, after: number, end = 5) => {
    const match = accelerating(gain, after);
    return gainsSpeed(match, match.players[0]!, 150, match.frameAt(end));
  };

  it('when it makes the car 150 uu/s faster within a second', () => {
    expect(gains(150, 0.9)).toBe(true);
    expect(gains(149, 0.9)).toBe(false);
    expect(gains(150, 1.1)).toBe(false);
    expect(gains(150, 1.1, 5.5)).toBe(true);
    // The dodge can show slightly after its impulse.
    expect(gains(150, 0)).toBe(true);
  });

  it('when the car drives away the other way at 900 uu/s', () => {
    const halfFlip = (turned: number, speed: number) => {
      const match = twenty({
        team: 0,
        at: (time) => ({
          x: 0,
          y: 0,
          z: 17,
          yaw: time < 5.5 ? 0 : turned,
          vx: time < 6 ? -800 : -speed,
          vy: 0,
          vz: 0,
        }),
      });
      return drivesAway(match, match.players[0]!, 150);
    };
    expect(halfFlip(Math.PI, 900)).toBe(true);
    expect(halfFlip(Math.PI, 880)).toBe(false);
    expect(halfFlip(0, 900)).toBe(false);
    // Straight ahead is not the other way.
    expect(halfFlip(0, -900)).toBe(false);
  });
});
