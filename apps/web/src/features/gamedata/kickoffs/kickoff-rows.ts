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

export type KickoffRow = ReturnType<typeof listKickoffRows>[number];

const getNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const getTeam = (value: unknown): Team | null => (value === 0 || value === 1 ? value : null);

/** Returns each kickoff with both sides' takers, in chronological order. */
export function listKickoffRows(events: readonly MatchEvent[]) {
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
        /** Nobody went for the ball. */
        untouched: evidence.band === 'untouched',
        /** 0 (in the middle) to 1 (deep in the loser's half). */
        strength: Math.abs(getNumber(evidence.strength) ?? 0),
        goalTeam: getTeam(evidence.goalTeam),
        sides: [side(0), side(1)] as const,
      };
    });
}

/** The events behind each stat of a spawn. */
export type SpawnSummary = ReturnType<typeof spawnSummaries>[number];

/** Groups kickoffs by spawn: both sides start alike, seen from their own goal. */
export function spawnSummaries(rows: readonly KickoffRow[]) {
  return [...Map.groupBy(rows, ({ spawn }) => spawn)].map(([spawn, here]) => {
    const kickoffs = (holds: (row: KickoffRow) => boolean) => here.filter(holds).map(({ event }) => event);
    const takers = (team: Team, holds: (side: KickoffSide) => boolean) =>
      here.flatMap(({ sides }) => sides[team] ?? []).filter(holds);
    const firstTouches = (team: Team) => takers(team, (side) => side.firstTouch).map(({ event }) => event);
    /** Median of a side's times, s, and the takers' events with a time. */
    const time = (team: Team) => {
      const timed = takers(team, ({ timeToBall }) => timeToBall !== null);
      return {
        median: median(timed.flatMap(({ timeToBall }) => timeToBall ?? [])),
        events: timed.map(({ event }) => event),
      };
    };
    return {
      spawn,
      kickoffs: kickoffs(() => true),
      won: [kickoffs(({ winner }) => winner === 0), kickoffs(({ winner }) => winner === 1)] as const,
      neutral: kickoffs(({ winner, untouched }) => winner === null && !untouched),
      untouched: kickoffs(({ untouched }) => untouched),
      /** As events of their takers. */
      firstTouches: [firstTouches(0), firstTouches(1)] as const,
      time: [time(0), time(1)] as const,
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
