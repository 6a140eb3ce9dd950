import { getOpeningScores } from '../model/opening-scores.ts';
import type { MatchEvent } from '../report/match-event.ts';

/** From a report and its insight, also as loaded from storage. */
interface Played {
  match: { liveSeconds: number; overtimeSeconds: number };
  teams: readonly { score: number }[];
  timeline: readonly { kind: string; team: 0 | 1 }[];
}
interface ScoredGame {
  players: Readonly<
    Record<string, { liveSeconds: number; metrics: Readonly<Record<string, { value: number | null }>> }>
  >;
}
interface Player {
  key: string;
  team: 0 | 1;
  statistics: Readonly<Record<string, number | null>>;
}

/** The best value in one match and when it happened, in s. */
export interface Feat {
  value: number;
  time: number;
}

/** What a career counts for one player's match. */
export interface GameHighlights {
  goals: number;
  assists: number;
  saves: number;
  demolitions: number;
  /** uu */
  distance: number;
  /** Live play while the player was in the match, in s. */
  seconds: number;
  xg: number | null;
  overtime: boolean;
  /** Largest goal deficit of their team. */
  deficit: number;
  /** Seconds from the start of a kickoff to their goal. */
  fastestGoal: Feat | null;
  /** Ball speed after one of their shots, in uu/s. */
  hardestShot: Feat | null;
  /** s */
  airDribble: Feat | null;
}

/** @param events of the match, in time order; empty for scoreboards */
export function listGameHighlights(
  report: Played,
  insight: ScoredGame | null,
  events: readonly MatchEvent[],
  player: Player,
): GameHighlights {
  const ownEvents = events.filter((event) => event.player === player.key);
  const statistic = (key: string) => player.statistics[key] ?? 0;
  return {
    goals: statistic('core.goals'),
    assists: statistic('core.assists'),
    saves: statistic('core.saves'),
    demolitions: statistic('demo.inflicted'),
    distance: statistic('movement.total_distance'),
    seconds: insight?.players[player.key]?.liveSeconds ?? report.match.liveSeconds,
    xg: insight?.players[player.key]?.metrics.xg?.value ?? null,
    overtime: report.match.overtimeSeconds > 0,
    deficit: findWorstDeficit(report, player.team),
    fastestGoal: findFastestGoal(events, ownEvents),
    hardestShot: eventWithMost(ownEvents, 'shot', ({ evidence }) => evidence.speed),
    airDribble: eventWithMost(ownEvents, 'airDribble', ({ duration }) => duration),
  };
}

function findWorstDeficit(report: Played, team: 0 | 1): number {
  const { timeline } = report;
  const opening = getOpeningScores(report);
  let behind = opening[1 - team]! - opening[team];
  let worst = Math.max(0, behind);
  for (const { kind, team: scorer } of timeline) {
    if (kind !== 'goal') continue;
    behind += scorer === team ? -1 : 1;
    worst = Math.max(worst, behind);
  }
  return worst;
}

function eventWithMost(events: readonly MatchEvent[], kind: string, value: (event: MatchEvent) => unknown) {
  let found: Feat | null = null;
  for (const event of events) {
    const size = value(event);
    if (event.kind !== kind || typeof size !== 'number' || size <= (found?.value ?? 0)) continue;
    found = { value: size, time: event.time };
  }
  return found;
}

function findFastestGoal(events: readonly MatchEvent[], ownEvents: readonly MatchEvent[]): Feat | null {
  let found: Feat | null = null;
  for (const goal of ownEvents) {
    if (goal.kind !== 'goal') continue;
    const go = events.findLast(({ kind, time }) => kind === 'kickoff' && time <= goal.time);
    const value = go ? goal.time - go.time : null;
    if (value !== null && (found === null || value < found.value)) found = { value, time: goal.time };
  }
  return found;
}
