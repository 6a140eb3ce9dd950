import { type CareerGame, findBestTeammates, SCORE_MODES } from '@datacoach/analysis';
import type { CareerPart } from '@datacoach/contract';
import {
  and,
  arrayContains,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  not,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy, findBy, listBy, upsertBy } from '../../platform/database/rows.ts';
import { gameHighlights, matchPlayers, playedGames } from '../../schema/gamedata.schema.ts';
import { hiddenPlayers, playerIdentities } from '../../schema/identities.schema.ts';
import { careerBests, careerShares } from '../../schema/scores.schema.ts';
import { isMinorsPlayer } from '../identities/index.ts';
import { isOwnGame, type PlayerAccount } from '../scores/index.ts';

export interface CareerSpan {
  /** 0 = all. */
  mode: 0 | 5 | 10 | 15;
  from: Date | null;
}

const MARGIN = sql<number>`(${playedGames.blueScore} - ${playedGames.orangeScore}) * (1 - 2 * ${playedGames.team})`;

/** Builds the condition for own games that count for scores: only those are part of a career. */
function matchesSpan(db: Executor, account: PlayerAccount, { mode, from }: CareerSpan): SQL | undefined {
  const sizes = SCORE_MODES.filter(({ code }) => mode === 0 || code === mode).map(({ teamSize }) => teamSize);
  return and(
    isOwnGame(db, account),
    arrayContains(playedGames.countsFor, ['score']),
    inArray(playedGames.teamSize, sizes),
    from === null ? undefined : gte(playedGames.playedAt, from),
  );
}

const { matchId: _match, playerKey: _player, ...HIGHLIGHTS } = getTableColumns(gameHighlights);

/** Returns every game of a career, oldest first. */
export async function readCareerGames(db: Executor, account: PlayerAccount, span: CareerSpan) {
  if (account.identities.length === 0) return [];
  const rows = await db
    .select({
      matchId: playedGames.matchId,
      playedAt: playedGames.playedAt,
      margin: MARGIN.mapWith(Number),
      mapName: playedGames.mapName,
      ...HIGHLIGHTS,
    })
    .from(playedGames)
    .innerJoin(
      gameHighlights,
      and(
        eq(gameHighlights.matchId, playedGames.matchId),
        eq(gameHighlights.playerKey, playedGames.playerKey),
      ),
    )
    .where(matchesSpan(db, account, span))
    .orderBy(sql`${playedGames.playedAt} asc nulls first`, playedGames.matchId);
  return rows.map(
    ({
      fastestGoal,
      fastestGoalTime,
      hardestShot,
      hardestShotTime,
      airDribble,
      airDribbleTime,
      ...game
    }): CareerGame => ({
      ...game,
      fastestGoal: selectFeat(fastestGoal, fastestGoalTime),
      hardestShot: selectFeat(hardestShot, hardestShotTime),
      airDribble: selectFeat(airDribble, airDribbleTime),
    }),
  );
}

function selectFeat(value: number | null, time: number | null) {
  return value === null || time === null ? null : { value, time };
}

/** Counts all own matches of the modes, whether or not they count. */
export async function countKnownGames(db: Executor, account: PlayerAccount, { mode, from }: CareerSpan) {
  if (account.identities.length === 0) return 0;
  const sizes = SCORE_MODES.filter(({ code }) => mode === 0 || code === mode).map(({ teamSize }) => teamSize);
  const rows = await db
    .select({ games: countDistinct(playedGames.matchId) })
    .from(playedGames)
    .where(
      and(
        isOwnGame(db, account),
        inArray(playedGames.teamSize, sizes),
        from === null ? undefined : gte(playedGames.playedAt, from),
      ),
    );
  return rows[0]!.games;
}

/** Max teammates considered: the most frequent ones. */
const MAX_TEAMMATES = 60;

/** Returns the five teammates with the most wins; `open` leaves out those who hide their name, and minors. */
export async function readBestTeammates(
  db: Executor,
  account: PlayerAccount,
  span: CareerSpan,
  open: boolean,
): Promise<{ name: string; games: number; won: number }[]> {
  if (account.identities.length === 0) return [];
  const teammate = alias(playedGames, 'teammate');
  const games = count();
  const rows = await db
    .select({
      identity: teammate.identity,
      games,
      won: sql<number>`count(*) filter (where ${MARGIN} > 0)`.mapWith(Number),
    })
    .from(playedGames)
    .innerJoin(
      teammate,
      and(
        eq(teammate.matchId, playedGames.matchId),
        eq(teammate.team, playedGames.team),
        sql`${teammate.playerKey} <> ${playedGames.playerKey}`,
      ),
    )
    .where(and(matchesSpan(db, account, span), open ? isNotHidden(db, sql`${teammate.identity}`) : undefined))
    .groupBy(teammate.identity)
    .orderBy(desc(games))
    .limit(MAX_TEAMMATES);
  const best = findBestTeammates(rows);
  const names = await listNewestNames(
    db,
    account,
    best.map(({ identity }) => identity),
  );
  return best.flatMap(({ identity, games: together, won }) => {
    const name = names.get(identity);
    return name === undefined ? [] : [{ name, games: together, won }];
  });
}

function isNotHidden(db: Executor, identity: SQL): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    not(isMinorsPlayer(identity)),
    notExists(db.select(one).from(hiddenPlayers).where(sql`${hiddenPlayers.identity} = ${identity}`)),
    notExists(
      db
        .select(one)
        .from(playerIdentities)
        .where(
          and(sql`${playerIdentities.identity} = ${identity}`, sql`${playerIdentities.hiddenAt} is not null`),
        ),
    ),
  );
}

/** A name from a match the player may not see would reveal something about it. */
async function listNewestNames(db: Executor, account: PlayerAccount, identities: readonly string[]) {
  if (identities.length === 0) return new Map<string, string>();
  const rows = await db
    .selectDistinctOn([matchPlayers.identity], { identity: matchPlayers.identity, name: matchPlayers.name })
    .from(playedGames)
    .innerJoin(matchPlayers, eq(matchPlayers.matchId, playedGames.matchId))
    .where(
      and(
        isOwnGame(db, account),
        inArray(matchPlayers.identity, [...identities]),
        eq(matchPlayers.nameHidden, false),
      ),
    )
    .orderBy(matchPlayers.identity, sql`${playedGames.playedAt} desc nulls last`);
  return new Map(rows.flatMap(({ identity, name }) => (identity === null ? [] : [[identity, name]])));
}

export type CareerBest = typeof careerBests.$inferSelect;

export const findBest = findBy(careerBests, 'userId', 'mode');

export const saveBest = upsertBy(careerBests, 'userId', 'mode');

export const listCareerBests = listBy(careerBests, ['userId']);

type CareerShare = typeof careerShares.$inferSelect;

export const findCareerShare = findBy(careerShares, 'userId');
export const findShare = findBy(careerShares, 'token');

/** Changes what is public; the token of an existing share stays the same. */
export async function saveShare(
  db: Executor,
  share: { userId: string; token: string; parts: CareerPart[]; sharedAt: Date },
): Promise<CareerShare> {
  const rows = await db
    .insert(careerShares)
    .values(share)
    .onConflictDoUpdate({ target: careerShares.userId, set: { parts: share.parts } })
    .returning();
  return rows[0]!;
}

export const deleteShare = deleteBy(careerShares, 'userId');
