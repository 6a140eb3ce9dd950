import type { Team } from './arena.ts';
import type { Match, MatchPlayer } from './match-state.ts';
import { teamOf } from './match-state.ts';

/** Who has the ball and what must happen next, so that a match of any seed holds everything worth reading. */
export interface Director {
  /** Only this team goes for the ball; the other one shadows. */
  possession: Team;
  /** Goals to come, by play seconds. */
  goals: { at: number; team: Team }[];
  demolition: DemolitionPlan;
}

export interface DemolitionPlan {
  /** Play second from which on it is tried. */
  at: number;
  attacker: MatchPlayer | null;
  victim: MatchPlayer | null;
  /** First fetch a full tank, then ram. */
  stage: 'waiting' | 'fetching' | 'ramming' | 'done';
  /** Play second at which this try is given up. */
  until: number;
}

/** Regulation seconds for each planned goal. */
const SECONDS_PER_GOAL = 45;
/** Play seconds of overtime after which the golden goal is wanted. */
const GOLDEN_GOAL_SECONDS = 6;
/** From here on a tie is restored when overtime is wanted. */
const EQUALISE_BEFORE_END = 22;
/** A ball that nobody touches for so long changes hands. */
const STALLED_SECONDS = 5;

export function createDirector(match: Match): Director {
  const { seconds, overtime } = match.options;
  const wanted = Math.max(2, Math.round(seconds / SECONDS_PER_GOAL));
  // An odd number cannot end in a tie, an even one shared by turns always does.
  const count = overtime ? wanted - (wanted % 2) : wanted + 1 - (wanted % 2);
  const first = match.random.below(2);
  const last = overtime ? 0.6 : 0.85;
  const goals = Array.from({ length: count }, (_, i) => ({
    at: seconds * (0.08 + ((last - 0.08) * i) / Math.max(1, count - 1)),
    team: ((first + i) % 2) as Team,
  }));
  const demolition: DemolitionPlan = {
    at: seconds * 0.3,
    attacker: null,
    victim: null,
    stage: 'waiting',
    until: 0,
  };
  return { possession: 0, goals, demolition };
}

/** The team that must score now, or null. */
export function pendingGoal(match: Match, director: Director): Team | null {
  if (match.overtime) return match.overtimeSeconds > GOLDEN_GOAL_SECONDS ? director.possession : null;
  const scored = match.score[0] + match.score[1];
  const planned = director.goals[scored];
  const remaining = match.options.seconds - match.playSeconds;
  if (match.options.overtime && remaining < EQUALISE_BEFORE_END && match.score[0] !== match.score[1]) {
    return match.score[0] < match.score[1] ? 0 : 1;
  }
  return planned !== undefined && match.playSeconds >= planned.at ? planned.team : null;
}

/** Keeps possession where the plan needs it. */
export function directPossession(match: Match, director: Director): void {
  const pending = pendingGoal(match, director);
  if (pending !== null) director.possession = pending;
  const latest = match.touches[0];
  const quiet = match.playSeconds + match.overtimeSeconds - (latest?.at ?? 0);
  if (pending === null && match.ballHit && quiet > STALLED_SECONDS && match.shot === null) {
    director.possession = latest === undefined || teamOf(latest.player) === 1 ? 0 : 1;
    if (latest !== undefined) latest.at += STALLED_SECONDS;
  }
}
