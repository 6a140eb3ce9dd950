import type { MatchEvent } from '@datacoach/contract';
import type { Team } from '../team-words.ts';

/** How one side's taker came to the ball. */
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
  /** 0 (in the middle) to 1 (deep in the loser's half). */
  readonly strength: number;
  readonly goalTeam: Team | null;
  readonly sides: readonly [KickoffSide | null, KickoffSide | null];
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const teamOf = (value: unknown): Team | null => (value === 0 || value === 1 ? value : null);

/** Every kickoff with the taker of each side, in order of time. */
export function kickoffRows(events: readonly MatchEvent[]): KickoffRow[] {
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
          timeToBall: numberOf(found.evidence.timeToBall),
          boostLeft: numberOf(found.evidence.boostLeft),
        };
      };
      return {
        event,
        spawn: String(evidence.spawn),
        winner: teamOf(evidence.winner),
        strength: Math.abs(numberOf(evidence.strength) ?? 0),
        goalTeam: teamOf(evidence.goalTeam),
        sides: [side(0), side(1)],
      };
    });
}

export interface SpawnSummary {
  readonly spawn: string;
  readonly count: number;
  readonly won: readonly [number, number];
  readonly neutral: number;
  readonly firstTouches: readonly [number, number];
  /** Median of each side's times, s. */
  readonly time: readonly [number | null, number | null];
}

/** Kickoffs by where the takers start: both sides start alike, seen from their own goal. */
export function spawnSummaries(rows: readonly KickoffRow[]): SpawnSummary[] {
  return [...Map.groupBy(rows, ({ spawn }) => spawn)].map(([spawn, here]) => {
    const count = (holds: (row: KickoffRow) => boolean) => here.filter(holds).length;
    const time = (team: Team) => median(here.flatMap(({ sides }) => sides[team]?.timeToBall ?? []));
    return {
      spawn,
      count: here.length,
      won: [count(({ winner }) => winner === 0), count(({ winner }) => winner === 1)],
      neutral: count(({ winner }) => winner === null),
      firstTouches: [
        count(({ sides }) => sides[0]?.firstTouch ?? false),
        count(({ sides }) => sides[1]?.firstTouch ?? false),
      ],
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
