import type { QuestionInsight } from '@datacoach/analysis';
import type { MatchInsight } from '@datacoach/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { matchEvents, matchPlayers, matchReports, playerFacts } from '../../schema/gamedata.schema.ts';

export interface StoredPerson {
  matchId: string;
  key: string;
  number: number;
  team: 0 | 1;
  identity: string | null;
  name: string;
  nameHidden: boolean;
}

export function readPeople(db: Executor, matchIds: readonly string[]): Promise<StoredPerson[]> {
  const { matchId, playerKey: key, number, team, identity, name, nameHidden } = matchPlayers;
  return db
    .select({ matchId, key, number, team, identity, name, nameHidden })
    .from(matchPlayers)
    .where(inArray(matchId, [...matchIds]))
    .orderBy(matchId, number);
}

export function readAllStats(db: Executor, matchIds: readonly string[]) {
  const { matchId, playerKey: key, liveSeconds, metricValues, metricOvers } = playerFacts;
  return db
    .select({ matchId, key, liveSeconds, metricValues, metricOvers })
    .from(playerFacts)
    .where(inArray(matchId, [...matchIds]));
}

/** Possible player indexes in a match, so that the query can use the index of events. */
const NUMBERS: SQL = sql.raw(`(${Array.from({ length: 12 }, (_, number) => number).join(',')})`);

/** Returns players' events with one of these codes, in chronological order. */
export function readCodedEvents(db: Executor, matchIds: readonly string[], codes: readonly number[]) {
  const { matchId, ordinal, code, player, time, clock, overtime, x, y, zone, xg, outcome, scoreState } =
    matchEvents;
  const isAsked = and(
    inArray(matchId, [...matchIds]),
    sql`${player} in ${NUMBERS}`,
    inArray(code, [...codes]),
  );
  return db
    .select({ matchId, ordinal, code, player, time, clock, overtime, x, y, zone, xg, outcome, scoreState })
    .from(matchEvents)
    .where(isAsked)
    .orderBy(matchId, ordinal);
}

type PlayerInsight = MatchInsight['players'][string];
/** Parts of a player's insight used by questions. */
type StoredInsight = Pick<PlayerInsight, 'mechanics' | 'placements' | 'shotHeights'> & {
  spawns: PlayerInsight['kickoffs']['spawns'];
};

/** Returns the parts of all players' insights used by questions, by match and key; none for scoreboards. */
export async function readInsights(db: Executor, matchIds: readonly string[]) {
  const rows = await db
    .select({
      matchId: matchReports.matchId,
      players: sql<Record<string, StoredInsight> | null>`(
        select jsonb_object_agg(player.key, jsonb_build_object(
          'mechanics', player.value -> 'mechanics',
          'placements', player.value -> 'placements',
          'shotHeights', player.value -> 'shotHeights',
          'spawns', player.value -> 'kickoffs' -> 'spawns'))
        from jsonb_each(${matchReports.insight} -> 'players') player)`,
    })
    .from(matchReports)
    .where(and(inArray(matchReports.matchId, [...matchIds]), sql`${matchReports.insight} is not null`));
  return new Map(rows.map(({ matchId, players }) => [matchId, new Map(Object.entries(players ?? {}))]));
}

/** Returns one player's part of a match, with the sum of what the opponents did. */
export function toQuestionInsight(
  players: ReadonlyMap<string, StoredInsight>,
  me: string,
  opponents: readonly string[],
): QuestionInsight | null {
  const ownInsight = players.get(me);
  if (!ownInsight) return null;
  const theirs = opponents.flatMap((key) => players.get(key) ?? []);
  return {
    mechanics: ownInsight.mechanics,
    spawns: ownInsight.spawns,
    placements: ownInsight.placements,
    shotHeights: ownInsight.shotHeights,
    placementsAgainst: sumRows(theirs.map(({ placements }) => placements)),
    heightsAgainst: sumRows(theirs.map(({ shotHeights }) => shotHeights)),
  };
}

function sumRows(lists: readonly PlayerInsight['placements'][]): QuestionInsight['placements'] {
  const sums = new Map<number, { code: number; shots: number; goals: number }>();
  for (const { code, shots, goals } of lists.flat()) {
    const sum = sums.get(code) ?? { code, shots: 0, goals: 0 };
    sums.set(code, { code, shots: sum.shots + shots, goals: sum.goals + goals });
  }
  return [...sums.values()];
}

/** Returns a person's name as shown to others (decisions.md 16.3). */
export const getShownName = ({ name, nameHidden }: StoredPerson): string =>
  nameHidden ? 'name hidden by player' : name;
