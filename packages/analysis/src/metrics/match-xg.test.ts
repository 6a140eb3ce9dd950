import { describe, expect, it } from 'vitest';
import type { GoalEvent } from '../detectors/goal/goal-evidence.ts';
import type { PassEvent } from '../detectors/pass/pass.detector.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { stationary } from '../testing/hand-made-plays.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { matchXg } from './match-xg.ts';

const RATE = 30;

const match = (): MatchView =>
  handMadeMatch({
    seconds: 60,
    cars: [
      { team: 0, at: stationary(0, 1000) },
      { team: 0, at: stationary(500, 0) },
      { team: 1, at: stationary(0, 4900) },
      { team: 1, at: stationary(0, 2000) },
    ],
  });

function shot(
  seconds: number,
  player: number,
  team: 0 | 1,
  xg: number | null,
  more: Partial<ShotEvent['evidence']> = {},
): ShotEvent {
  const evidence = {
    xg,
    preShotXg: xg,
    ownGoal: false,
    outcome: 'miss',
    crossingRight: 0,
    crossingHeight: 300,
    ...more,
  };
  return {
    kind: 'shot',
    player,
    team,
    frame: seconds * RATE,
    endFrame: seconds * RATE,
    time: seconds,
    x: 0,
    y: team === 0 ? 3000 : -3000,
    z: 93,
    evidence,
  } as ShotEvent;
}

/** A goal in the middle of the goal mouth. */
function goal(seconds: number, player: number, team: 0 | 1, ownGoal = false): GoalEvent {
  const frame = seconds * RATE;
  const y = team === 0 ? 5120 : -5120;
  return {
    kind: 'goal',
    player,
    team,
    frame,
    x: 0,
    y,
    z: 300,
    evidence: { ownGoal, shotFrame: frame },
  } as GoalEvent;
}

const scored = (seconds: number): Partial<ShotEvent['evidence']> => ({
  outcome: 'goal',
  outcomeFrame: seconds * RATE,
});

describe('expected goals of a match', () => {
  it('add up by player and team, with at most one goal for the rebounds of one play', () => {
    const view = match();
    const shots = [
      shot(10, 0, 0, 0.6),
      shot(11, 1, 0, 0.5, scored(12)),
      shot(30, 0, 0, 0.2),
      shot(40, 2, 1, 0.3),
      shot(50, 0, 0, null),
    ];
    const { teams, players, race } = matchXg(view, shots, [goal(12, 1, 0)], []);
    expect(teams[0]).toMatchObject({ attempts: 3, goals: 1 });
    expect(teams[0].xg).toBeCloseTo(0.6 + 0.2 + 0.2, 9);
    expect(teams[1].xg).toBeCloseTo(0.3, 9);
    // Each player's own chances: the player who took the rebound gets its full chance.
    expect(players.map(({ xg }) => Number(xg.toFixed(6)))).toEqual([0.8, 0.5, 0.3, 0]);
    expect(players[1]!.finishing).toBeCloseTo(0.5, 9);
    expect(players[2]!.xga).toBeCloseTo(1.0, 9);
    expect(race.map(({ total }) => Number(total.toFixed(6)))).toEqual([0.6, 0.8, 1, 0.3]);
    expect(race[1]).toMatchObject({ goal: true, team: 0, player: 1 });
  });

  it('exclude own goals', () => {
    const { teams, players } = matchXg(
      match(),
      [shot(10, 0, 0, 0.4, { ownGoal: true, ...scored(11) })],
      [goal(11, 0, 0, true)],
      [],
    );
    expect(teams[0]).toMatchObject({ attempts: 0, xg: 0, goals: 0 });
    expect(players[0]!.finishing).toBe(0);
    expect(players[2]!.prevented).toBe(0);
  });

  it('split the chances faced among defenders by distance to the ball’s path', () => {
    const { players } = matchXg(match(), [shot(10, 0, 0, 0.4, scored(11))], [goal(11, 0, 0)], []);
    const [, , keeper, other] = players;
    expect(keeper!.prevented + other!.prevented).toBeCloseTo(0.4 - 1, 9);
    // The goalkeeper is in the ball's path, the other defender 1,000 uu behind the ball.
    expect(keeper!.prevented).toBeLessThan(other!.prevented);
  });

  it('charge the defense for goals without an attempt too, and for a rebound only by what it adds', () => {
    const shots = [shot(10, 0, 0, 0.6), shot(11, 1, 0, 0.5, scored(12)), shot(20, 0, 0, null, scored(21))];
    const { players, teams } = matchXg(match(), shots, [goal(12, 1, 0), goal(21, 0, 0)], []);
    const prevented = players[2]!.prevented + players[3]!.prevented;
    expect(prevented).toBeCloseTo(teams[0].xg - 2, 9);
    expect(prevented).toBeCloseTo(0.6 + 0.2 - 2, 9);
  });

  it('credit the passer once with the receiver’s shot within three seconds', () => {
    const pass = (from: number, to: number, end: number): PassEvent =>
      ({
        kind: 'pass',
        player: from,
        other: to,
        frame: (end - 1) * RATE,
        endFrame: end * RATE,
        evidence: { role: 'passer' },
      }) as PassEvent;
    const shots = [shot(12, 1, 0, 0.5), shot(12.8, 1, 0, 0.4)];
    const calculateXa = (...passes: PassEvent[]): number[] =>
      matchXg(match(), shots, [], passes).players.map(({ xa }) => xa);
    expect(calculateXa(pass(0, 1, 10))).toEqual([0.5, 0, 0, 0]);
    expect(calculateXa(pass(0, 1, 8))).toEqual([0, 0, 0, 0]);
    expect(calculateXa(pass(1, 0, 10))).toEqual([0, 0, 0, 0]);
  });
});
