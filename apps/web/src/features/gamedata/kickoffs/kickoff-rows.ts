import type { MatchEvent } from '@datacoach/contract';
import type { Team } from '../team-words.ts';

/** How one side's taker went for the ball. */
export interface KickoffSide {
  readonly event: MatchEvent;
  readonly player: string;
  readonly approach: string;
  readonly firstTouch: boolean;
  readonly timeToBall: number | null;
  readonly boostLeft: number | null;
}

export interface KickoffRow {
  readonly event: MatchEvent;
  readonly spawn: string;
  readonly winner: Team | null;
  /** Nobody went for the ball. */
  readonly untouched: boolean;
  /** 0 (in the middle) to 1 (deep in the loser's half). */
  readonly strength: number;
  readonly goalTeam: Team | null;
  readonly sides: readonly [KickoffSide | null, KickoffSide | null];
}

const getNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const getTeam = (value: unknown): Team | null => (value === 0 || value === 1 ? value : null);

/** Returns each kickoff with both sides' takers, in chronological order. */
export function listKickoffRows(events: readonly MatchEvent[]): KickoffRow[] {
  const taken = events.filter(({ kind }) => kind === 'kickoffTaken');
  return events
    .filter(({ kind }) => kind === 'kickoff')
    .map((event) => {
      const { evidence } = event;
      const side = (team: Team): KickoffSide | null => {
        const found = taken.find((one) => one.team === team && one.evidence.number === evidence.number);
        if (!found) return null;
        return {
          event: found,
          player: found.playerName ?? '',
          approach: String(found.evidence.approach),
          firstTouch: found.evidence.firstTouch === true,
          timeToBall: getNumber(found.evidence.timeToBall),
          boostLeft: getNumber(found.evidence.boostLeft),
        };
      };
      return {
        event,
        spawn: String(evidence.spawn),
        winner: getTeam(evidence.winner),
        untouched: evidence.band === 'untouched',
        strength: Math.abs(getNumber(evidence.strength) ?? 0),
        goalTeam: getTeam(evidence.goalTeam),
        sides: [side(0), side(1)],
      };
    });
}

/** The events behind each stat of a spawn. */
export interface SpawnSummary {
  readonly spawn: string;
  readonly kickoffs: readonly MatchEvent[];
  readonly won: readonly [readonly MatchEvent[], readonly MatchEvent[]];
  readonly neutral: readonly MatchEvent[];
  readonly untouched: readonly MatchEvent[];
  /** As events of their takers. */
  readonly firstTouches: readonly [readonly MatchEvent[], readonly MatchEvent[]];
  /** Median of each side's times, s, and the takers' events with a time. */
  readonly time: readonly [SpawnTime, SpawnTime];
}

interface SpawnTime {
  readonly median: number | null;
  readonly events: readonly MatchEvent[];
}

/** Groups kickoffs by spawn: both sides start alike, seen from their own goal. */
export function spawnSummaries(rows: readonly KickoffRow[]): SpawnSummary[] {
  return [...Map.groupBy(rows, ({ spawn }) => spawn)].map(([spawn, here]) => {
    const kickoffs = (holds: (row: KickoffRow) => boolean) => here.filter(holds).map(({ event }) => event);
    const takers = (team: Team, holds: (side: KickoffSide) => boolean) =>
      here.flatMap(({ sides }) => sides[team] ?? []).filter(holds);
    const firstTouches = (team: Team) => takers(team, (side) => side.firstTouch).map(({ event }) => event);
    const time = (team: Team): SpawnTime => {
      const timed = takers(team, ({ timeToBall }) => timeToBall !== null);
      return {
        median: median(timed.flatMap(({ timeToBall }) => timeToBall ?? [])),
        events: timed.map(({ event }) => event),
      };
    };
    return {
      spawn,
      kickoffs: kickoffs(() => true),
      won: [kickoffs(({ winner }) => winner === 0), kickoffs(({ winner }) => winner === 1)],
      neutral: kickoffs(({ winner, untouched }) => winner === null && !untouched),
      untouched: kickoffs(({ untouched }) => untouched),
      firstTouches: [firstTouches(0), firstTouches(1)],
      time: [time(0), time(1)],
    };
  });
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
