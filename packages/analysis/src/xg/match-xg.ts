import type { GoalEvent } from '../detectors/goal/goal-evidence.ts';
import type { MatchView } from '../detectors/match-view.ts';
import type { PassEvent } from '../detectors/pass/pass-event.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import { otherTeam, type TeamIndex } from '../model/teams.ts';
import { CURRENT_MODEL } from './current-model.ts';
import { defenderShares } from './defender-shares.ts';
import { addedChances } from './merge-chances.ts';

/** Figures of a player, in goals. */
export interface PlayerXg {
  /** Index into `Timeline.players`. */
  player: number;
  team: TeamIndex;
  attempts: number;
  xg: number;
  /** Expected goals of the chances before the touch. */
  preShotXg: number;
  /** Goals, own goals of the opponents left out. */
  goals: number;
  /** Goals minus expected goals. */
  finishing: number;
  /** Expected goals of team mates' attempts within 3 s of his passes. */
  xa: number;
  /** Expected goals of the opponents while he was in the match. */
  xga: number;
  /** His part of the expected goals faced minus the goals conceded. */
  prevented: number;
}

export interface TeamXg {
  attempts: number;
  xg: number;
  goals: number;
  /** Expected goals for minus against. */
  difference: number;
  /** Per five minutes of live play; null without any. */
  xgPer5: number | null;
}

/** A step of the race: expected goals of a team up to and including an attempt. */
export interface RacePoint {
  /** Summed seconds. */
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

/** A pass counts for the receiver's attempt this long after he got it, s (game-and-stats.md 6.7). */
const PASS_SECONDS = 3;
const FIVE_MINUTES = 300;

interface Attempt {
  shot: ShotEvent;
  team: TeamIndex;
  time: number;
  chance: number;
}

/**
 * Adds up expected goals (game-and-stats.md 6.7). Own goals take no part.
 *
 * @param passes completed passes; what receivers have of them is left out
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
  const race = runRace(attempts);
  const players = match.players.map(({ index, team }): PlayerXg => {
    const own = attempts.filter(({ shot }) => shot.player === index);
    const xg = sum(addedChances(own));
    const scored = goals.filter((goal) => goal.player === index && !goal.evidence.ownGoal).length;
    return {
      player: index,
      team,
      attempts: own.length,
      xg,
      preShotXg: sum(own.map(({ shot }) => shot.evidence.preShotXg ?? 0)),
      goals: scored,
      finishing: scored - xg,
      xa: passedChances(match, attempts, passes, index),
      xga: facedBy(match, race, index, team),
      prevented: 0,
    };
  });
  shareDefence(match, attempts, players);
  const played = match.clock.delta.reduce(
    (total, delta, frame) => total + (match.live[frame] ? delta : 0),
    0,
  );
  const team = (index: TeamIndex): TeamXg => {
    const total = teamTotal(race, index);
    return {
      attempts: attempts.filter((attempt) => attempt.team === index).length,
      xg: total,
      goals: goals.filter((goal) => goal.team === index && !goal.evidence.ownGoal).length,
      difference: total - teamTotal(race, otherTeam(index)),
      xgPer5: played > 0 ? (total * FIVE_MINUTES) / played : null,
    };
  };
  return { model: CURRENT_MODEL.version, players, teams: [team(0), team(1)], race };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function runRace(attempts: readonly Attempt[]): RacePoint[] {
  const points: RacePoint[] = [];
  for (const team of [0, 1] as const) {
    const own = attempts.filter((attempt) => attempt.team === team);
    const added = addedChances(own);
    let total = 0;
    own.forEach(({ shot, chance, time }, i) => {
      total += added[i]!;
      const goal = shot.evidence.outcome === 'goal';
      points.push({ time, frame: shot.frame, team, player: shot.player, chance, total, goal });
    });
  }
  return points.sort((a, b) => a.time - b.time || a.team - b.team);
}

function teamTotal(race: readonly RacePoint[], team: TeamIndex): number {
  return race.findLast((point) => point.team === team)?.total ?? 0;
}

/** What the opponents added while a player was in the match. */
function facedBy(
  { timeline }: MatchView,
  race: readonly RacePoint[],
  index: number,
  team: TeamIndex,
): number {
  const { firstFrame, lastFrame } = timeline.players[index]!;
  let before = 0;
  let faced = 0;
  for (const point of race) {
    if (point.team === team) continue;
    if (point.frame >= firstFrame && point.frame <= lastFrame) faced += point.total - before;
    before = point.total;
  }
  return faced;
}

/** Each attempt faced is shared among the defenders by how near they were to its way; so is the goal it became. */
function shareDefence(match: MatchView, attempts: readonly Attempt[], players: PlayerXg[]): void {
  for (const { shot, team, chance } of attempts) {
    const conceded = shot.evidence.outcome === 'goal' ? 1 : 0;
    for (const { player, share } of defenderShares(match, shot, otherTeam(team))) {
      const row = players.find((candidate) => candidate.player === player);
      if (row) row.prevented += share * (chance - conceded);
    }
  }
}

function passedChances(
  { clock }: MatchView,
  attempts: readonly Attempt[],
  passes: readonly PassEvent[],
  index: number,
): number {
  const used = new Set<Attempt>();
  for (const pass of passes) {
    if (pass.player !== index || pass.evidence.role !== 'passer') continue;
    const received = clock.elapsed[pass.endFrame]!;
    const attempt = attempts.find(
      ({ shot, time }) => shot.player === pass.other && time >= received && time - received <= PASS_SECONDS,
    );
    if (attempt) used.add(attempt);
  }
  return sum([...used].map(({ chance }) => chance));
}
