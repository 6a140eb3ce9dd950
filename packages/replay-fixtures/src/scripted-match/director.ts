import { getActiveClock, getTeam, listCars, type Match, type MatchPlayer, type Pad } from '../match/match.ts';
import type { Team } from '../physics/arena.ts';
import { calculateGroundDistance, cheapest } from '../physics/geometry.ts';

/** A planned shot: one that scores, or one that the keeper saves. */
export interface Play {
  kind: 'goal' | 'save';
  team: Team;
}

/** Decides possession and the next planned event, so that a match with any seed has everything worth reading. */
export interface Director {
  /** Only this team goes for the ball; the other shadows. */
  possession: Team;
  /** Planned plays, by play seconds; the first is next. */
  plays: (Play & { at: number })[];
  /** Whether the match has to be tied at 0:00. */
  overtime: boolean;
  /** Who goes for the ball. */
  challenger: MatchPlayer | null;
  /** The last shot is meant to be saved by the keeper. */
  keeperHolds: boolean;
  demolition: DemolitionPlan;
}

interface DemolitionPlan {
  /** Play second from which it is attempted. */
  at: number;
  attacker: MatchPlayer | null;
  victim: MatchPlayer | null;
  /** First get full boost, then ram. */
  stage: 'waiting' | 'fetching' | 'ramming' | 'done';
  /** Play second at which this attempt is abandoned. */
  until: number;
}

/** Regulation seconds per planned goal. */
const SECONDS_PER_GOAL = 45;
/** Play seconds of overtime after which the golden goal is planned. */
const GOLDEN_GOAL_SECONDS = 6;
/** Seconds before the end from which the score is evened out, or made uneven, as planned. */
const SETTLE_BEFORE_END = { even: 25, uneven: 36 } as const;
/** Possession changes if nobody touches the ball for this long. */
const STALLED_SECONDS = 5;

export function createDirector(match: Match, overtime: boolean): Director {
  const { seconds } = match.options;
  const demolition: DemolitionPlan = {
    at: seconds * 0.3,
    attacker: null,
    victim: null,
    stage: 'waiting',
    until: 0,
  };
  return {
    possession: 0,
    plays: planPlays(match, overtime),
    overtime,
    challenger: null,
    keeperHolds: false,
    demolition,
  };
}

/** Plans alternating goals, with a save before every second one. */
function planPlays({ options, random }: Match, overtime: boolean): Director['plays'] {
  const target = Math.max(2, Math.round(options.seconds / SECONDS_PER_GOAL));
  // An odd number can't end in a tie; an even number in alternation always does.
  const goals = overtime ? target - (target % 2) : target + 1 - (target % 2);
  const first = random.below(2);
  const kinds: Play[] = [];
  for (let i = 0; i < goals; i++) {
    const team = ((first + i) % 2) as Team;
    if (i % 2 === 1) kinds.push({ kind: 'save', team });
    kinds.push({ kind: 'goal', team });
  }
  return kinds.map((play, i) => ({ ...play, at: (options.seconds * 0.7 * i) / kinds.length }));
}

/** Returns the play that is due now, or null. */
export function findPendingPlay(match: Match, { possession, plays, overtime }: Director): Play | null {
  if (match.overtime) {
    return match.overtimeSeconds > GOLDEN_GOAL_SECONDS ? { kind: 'goal', team: possession } : null;
  }
  const [blue, orange] = match.score;
  const remaining = match.options.seconds - match.playSeconds;
  const settleBefore = overtime ? SETTLE_BEFORE_END.even : SETTLE_BEFORE_END.uneven;
  if (remaining < settleBefore && overtime !== (blue === orange)) {
    return { kind: 'goal', team: blue === orange ? possession : blue < orange ? 0 : 1 };
  }
  const next = plays[0];
  return next !== undefined && match.playSeconds >= next.at ? next : null;
}

export function settlePlays(match: Match, director: Director): void {
  for (const event of match.events) {
    if (event.kind === 'demolition') director.demolition.stage = 'done';
    const next = director.plays[0];
    if (next === undefined) continue;
    const scored = event.kind === 'goal' && next.kind === 'goal' && event.team === next.team;
    const saved = event.kind === 'save' && next.kind === 'save' && getTeam(event.player) !== next.team;
    if (scored || saved) director.plays.shift();
  }
}

/** Gives possession to the team that the plan needs. */
export function directPossession(match: Match, director: Director): void {
  const pending = findPendingPlay(match, director);
  if (pending !== null) director.possession = pending.team;
  const latest = match.touches[0];
  const quiet = match.playSeconds + match.overtimeSeconds - (latest?.at ?? 0);
  if (pending === null && match.ballHit && quiet > STALLED_SECONDS && match.shot === null) {
    director.possession = latest === undefined || getTeam(latest.player) === 1 ? 0 : 1;
    if (latest !== undefined) latest.at += STALLED_SECONDS;
  }
}

/** Minimum distance of the pad from the victim, to leave room for reaching supersonic speed. */
const RUN_UP = 2300;
const TRY_SECONDS = 9;
/** Minimum boost for the run, out of 255. */
const ENOUGH_BOOST = 200;

/** Chooses an attacker and a victim away from the ball, then makes the attacker get boost and ram. */
export function planDemolition(match: Match, director: Director): void {
  const { challenger } = director;
  const plan = director.demolition;
  const now = getActiveClock(match);
  if (plan.stage === 'done' || !match.ballHit) return;
  if (plan.stage === 'waiting') {
    if (now < plan.at) return;
    const defenders = director.possession === 0 ? 1 : 0;
    plan.attacker = listCars(match, defenders)[0] ?? null;
    plan.victim = listCars(match, director.possession).find((player) => player !== challenger) ?? challenger;
    if (plan.attacker === null || plan.victim === null) return;
    plan.stage = 'fetching';
    plan.until = now + TRY_SECONDS;
    return;
  }
  const lost = plan.attacker?.car === null || plan.victim?.car === null;
  if (lost || now > plan.until || match.phase !== 'Active') {
    plan.stage = 'waiting';
    plan.at = now + 2;
    return;
  }
  if (plan.stage === 'fetching' && plan.attacker!.car!.boost >= ENOUGH_BOOST) plan.stage = 'ramming';
}

/** Returns the big pad to take before the run, nearest to the attacker but far from the victim. */
export function runUpPad({ pads }: Match, { demolition: { attacker, victim } }: Director): Pad | null {
  const big = pads.filter(
    ({ spot, away }) =>
      spot.big && away === 0 && calculateGroundDistance(spot.position, victim!.car!.position) >= RUN_UP,
  );
  return cheapest(big, ({ spot }) => calculateGroundDistance(spot.position, attacker!.car!.position));
}
