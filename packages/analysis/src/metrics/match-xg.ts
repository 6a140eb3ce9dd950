import { getBallAt, getCarAt } from '../detectors/game-event.ts';
import type { GoalEvent } from '../detectors/goal/goal-evidence.ts';
import type { PassEvent } from '../detectors/pass/pass.detector.ts';
import { calculateDistanceToSegment, findPassBefore } from '../detectors/shot/shot-context.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import type { Vector } from '../model/quaternion.ts';
import { getAttackSign, getOtherTeam, TEAM_INDICES, type TeamIndex } from '../model/teams.ts';
import { sum, sumOf } from '../sums.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { isPresent } from '../timeline/presence.ts';
import { CURRENT_MODEL } from '../xg/current-model.ts';
import { GOAL_CENTER } from '../xg/shot-features.ts';
import { calculateAddedChances } from '../xg/xg-model.ts';

/**
 * Calculates expected goals faced minus goals conceded for every player, by index into `Timeline.players`. What an
 * attempt added, and what a goal cost, is split by how close the defenders were to the ball's path; the players of a
 * team add up to its expected goals against minus its goals against. Own goals are excluded.
 */
function preventedGoals(match: MatchView, attempts: readonly Faced[], goals: readonly GoalEvent[]) {
  const prevented = new Map<number, number>();
  const add = (shares: readonly { player: number; share: number }[], amount: number): void => {
    for (const { player, share } of shares) {
      prevented.set(player, (prevented.get(player) ?? 0) + share * amount);
    }
  };
  const scored = new Set<number>();
  for (const { shot, team, added } of attempts) {
    const { outcome, outcomeFrame, crossingRight, crossingHeight } = shot.evidence;
    const sign = getAttackSign(team);
    const target = {
      x: crossingRight === null ? GOAL_CENTER.x : -sign * crossingRight,
      y: sign * GOAL_CENTER.y,
      z: crossingHeight ?? GOAL_CENTER.z,
    };
    if (outcome === 'goal' && outcomeFrame !== null) scored.add(outcomeFrame);
    const conceded = outcome === 'goal' ? 1 : 0;
    add(defenderShares(match, getOtherTeam(team), shot.frame, shot, target), added - conceded);
  }
  for (const goal of goals) {
    if (goal.team === null || goal.evidence.ownGoal || scored.has(goal.frame)) continue;
    // The touch did not look like an attempt, or was not seen.
    const frame = goal.evidence.shotFrame ?? goal.frame;
    add(defenderShares(match, getOtherTeam(goal.team), frame, getBallAt(match, frame), goal), -1);
  }
  return prevented;
}

/** Weight of a defender at distance d from the ball's path: 1 / (500 + d), d in uu (game-and-stats.md 6.7). */
const NEAR = 500;

/** Returns each defender's share of the responsibility for a ball on its way to their goal. Field coordinates. */
function defenderShares(match: MatchView, defending: TeamIndex, frame: number, from: Vector, target: Vector) {
  const weights = match.teams[defending]
    .filter((defender) => match.isAlive(defender, frame))
    .map((defender) => ({
      player: defender.index,
      weight: 1 / (NEAR + calculateDistanceToSegment(getCarAt(defender, frame), from, target)),
    }));
  const total = sumOf(weights, ({ weight }) => weight);
  return weights.map(({ player, weight }) => ({ player, share: weight / total }));
}

/** Expected-goals stats of a player, in goals. */
export interface PlayerXg {
  /** Index into `Timeline.players`. */
  player: number;
  team: TeamIndex;
  attempts: number;
  xg: number;
  /** Goals, excluding own goals of the opponents. */
  goals: number;
  /** Goals minus expected goals. */
  finishing: number;
  /** Expected goals of teammates' first attempts within 3 s of receiving the player's passes. */
  xa: number;
  /** Expected goals of the opponents while they were in the match. */
  xga: number;
  /** Their share of expected goals faced minus goals conceded; own goals are excluded. */
  prevented: number;
}

export interface TeamXg {
  attempts: number;
  xg: number;
  goals: number;
}

/** A step of the xG race: expected goals of a team up to and including an attempt. */
export interface RacePoint {
  /** Sum of frame deltas, in s. */
  time: number;
  frame: number;
  team: TeamIndex;
  player: number;
  chance: number;
  total: number;
  goal: boolean;
}

export interface MatchXg {
  model: string;
  players: PlayerXg[];
  teams: readonly [TeamXg, TeamXg];
  race: RacePoint[];
}

interface Attempt {
  shot: ShotEvent;
  team: TeamIndex;
  time: number;
  chance: number;
}

/** An attempt and what it adds to its team's expected goals. */
type Faced = Attempt & { added: number };

/**
 * Adds up expected goals (game-and-stats.md 6.7). Own goals are excluded.
 *
 * @param passes completed passes; the receivers' events are ignored
 */
export function matchXg(
  match: MatchView,
  shots: readonly ShotEvent[],
  goals: readonly GoalEvent[],
  passes: readonly PassEvent[],
): MatchXg {
  const attempts = shots.flatMap((shot): Attempt[] =>
    shot.evidence.xg === null || shot.evidence.ownGoal || shot.team === null
      ? []
      : [{ shot, team: shot.team, time: shot.time, chance: shot.evidence.xg }],
  );
  const faced = facedAttempts(attempts);
  const race = runRace(faced);
  const created = passedChances(match, attempts, passes);
  const prevented = preventedGoals(match, faced, goals);
  const players = match.players.map(({ index, team }): PlayerXg => {
    const playerAttempts = attempts.filter(({ shot }) => shot.player === index);
    const xg = sum(calculateAddedChances(playerAttempts));
    const scored = goals.filter((goal) => goal.player === index && !goal.evidence.ownGoal).length;
    return {
      player: index,
      team,
      attempts: playerAttempts.length,
      xg,
      goals: scored,
      finishing: scored - xg,
      xa: created.get(index) ?? 0,
      xga: facedBy(match, race, index, team),
      prevented: prevented.get(index) ?? 0,
    };
  });
  const team = (index: TeamIndex): TeamXg => ({
    attempts: attempts.filter((attempt) => attempt.team === index).length,
    xg: race.findLast((point) => point.team === index)?.total ?? 0,
    goals: goals.filter((goal) => goal.team === index && !goal.evidence.ownGoal).length,
  });
  return { model: CURRENT_MODEL.version, players, teams: [team(0), team(1)], race };
}

function runRace(faced: readonly Faced[]): RacePoint[] {
  const totals = [0, 0];
  return faced
    .map(({ shot, team, time, chance, added }): RacePoint => {
      totals[team]! += added;
      const goal = shot.evidence.outcome === 'goal';
      return { time, frame: shot.frame, team, player: shot.player, chance, total: totals[team]!, goal };
    })
    .sort((a, b) => a.time - b.time || a.team - b.team);
}

/** Returns attempts with what each adds to its team, in order of time within a team. */
function facedAttempts(attempts: readonly Attempt[]): Faced[] {
  return TEAM_INDICES.flatMap((team) => {
    const teamAttempts = attempts.filter((attempt) => attempt.team === team);
    const added = calculateAddedChances(teamAttempts);
    return teamAttempts.map((attempt, i) => ({ ...attempt, added: added[i]! }));
  });
}

/** Returns what the opponents added while a player was in the match. */
function facedBy({ timeline }: MatchView, race: readonly RacePoint[], index: number, team: TeamIndex) {
  const { presence } = timeline.players[index]!;
  let before = 0;
  let faced = 0;
  for (const point of race) {
    if (point.team === team) continue;
    if (isPresent(presence, point.frame)) faced += point.total - before;
    before = point.total;
  }
  return faced;
}

/** Returns, by passer, the chances of the receivers' first attempts within 3 s of a pass. */
function passedChances(match: MatchView, attempts: readonly Attempt[], passes: readonly PassEvent[]) {
  const made = new Map<number, number>();
  const used = new Set<PassEvent>();
  const passesMade = passes.filter(({ evidence }) => evidence.role === 'passer');
  for (const { shot, chance } of attempts) {
    const pass = findPassBefore(match, passesMade, shot);
    if (pass === null || used.has(pass)) continue;
    used.add(pass);
    made.set(pass.player, (made.get(pass.player) ?? 0) + chance);
  }
  return made;
}
