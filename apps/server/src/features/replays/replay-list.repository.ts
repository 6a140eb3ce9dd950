import { REPLAY_STATUS, type ReplayFilter, type WhichReplays } from '@datacoach/contract';
import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Page } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/rows.ts';
import { consents, getStartedAnswers } from '../../schema/account.schema.ts';
import { matches, matchPlayers } from '../../schema/gamedata.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import { isSharedWith } from '../identities/index.ts';
import { isFiledIn, type Replay } from './replay.repository.ts';

/** The owner of the uploads, and the players that are theirs. */
export interface ListOwner {
  userId: string;
  identities: readonly string[];
  /** Uploads of one folder; if missing, those outside folders. */
  folderId?: string;
}

/** How an owner's uploads are viewed. */
export interface ListView {
  /** Only matches in which one of the owner's players plays. */
  asPlayer?: boolean;
  /** Includes one upload of each match that teammates share with the owner; none in a search by name. */
  shared?: boolean;
  /**
   * Only what a coach may see: analyzed successfully, uploaded since then and not private; none in a search by name,
   * because names belong to the owner.
   */
  forCoachSince?: Date | undefined;
  /** Only those after this one in the list. */
  after?: Pick<Replay, 'uploadedAt' | 'id'> | undefined;
  /** The date that the newest come first by: of the upload, or of the match. */
  sort?: 'uploaded' | 'played';
}

const PLAYED_AT = sql`coalesce(${replays.playedAt}, ${replays.uploadedAt})`;

const TEAM_SIZES: Readonly<Record<5 | 10 | 15, number>> = { 5: 1, 10: 2, 15: 3 };
const WON = 5;

/** Returns a page of an owner's uploads, newest first by `view.sort`, and their total number. */
export async function listReplays(
  db: Executor,
  owner: ListOwner,
  page: Page,
  filter: ReplayFilter = {},
  view: ListView = {},
): Promise<{ rows: Replay[]; total: number }> {
  const requested = and(isVisible(owner, filter, view), matchesFilter(owner, filter));
  // The filter runs once, over narrow rows; only a page past the end needs a separate count.
  const found = await db
    .select({ id: replays.id, total: sql<number>`(count(*) over ())::integer` })
    .from(replays)
    .where(requested)
    .orderBy(desc(view.sort === 'played' ? PLAYED_AT : replays.uploadedAt), asc(replays.id))
    .limit(page.size)
    .offset(page.index * page.size);
  if (found.length === 0) {
    if (page.index === 0) return { rows: [], total: 0 };
    return { rows: [], total: await db.$count(replays, requested) };
  }
  const ids = found.map(({ id }) => id);
  const rows = await readReplays(db, ids);
  return { rows, total: found[0]!.total };
}

/** Returns these uploads in their order. */
export async function readReplays(db: Executor, ids: readonly string[]): Promise<Replay[]> {
  const rows = await db
    .select()
    .from(replays)
    .where(inArray(replays.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Builds the condition for the own uploads in a request. */
export function matchesSelection(owner: ListOwner, which: WhichReplays): SQL | undefined {
  return and(
    eq(replays.ownerId, owner.userId),
    isFiledIn(owner.folderId ?? null),
    'ids' in which ? inArray(replays.id, which.ids) : matchesFilter(owner, which.fitting),
  );
}

/** Returns the own uploads in a request, oldest first and at most `limit`, with their total number and size. */
export async function listSelectedFiles(db: Executor, owner: ListOwner, which: WhichReplays, limit: number) {
  const requested = matchesSelection(owner, which);
  const [all] = await db
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${replays.fileSize}), 0)` })
    .from(replays)
    .where(requested);
  const files = await db
    .select()
    .from(replays)
    .where(requested)
    .orderBy(asc(replays.uploadedAt), asc(replays.id))
    .limit(limit);
  return { files, count: all?.count ?? 0, bytes: Number(all?.bytes ?? 0) };
}

function isVisible({ userId, identities }: ListOwner, filter: ReplayFilter, view: ListView): SQL | undefined {
  const { asPlayer, shared, forCoachSince, after } = view;
  const named = Boolean(filter.replayName);
  const isOwn = eq(replays.ownerId, userId);
  return and(
    shared && !named ? or(isOwn, isSharedUpload(userId)) : isOwn,
    isFiledIn(null),
    forCoachSince &&
      and(
        eq(replays.status, REPLAY_STATUS.completed),
        gte(replays.uploadedAt, forCoachSince),
        sql`${replays.visibility} is distinct from 'private'`,
        named ? sql`false` : undefined,
      ),
    asPlayer ? sql`${replays.summary}->'teams' ?| ${toTextArray(identities)}` : undefined,
    after &&
      or(
        lt(replays.uploadedAt, after.uploadedAt),
        and(eq(replays.uploadedAt, after.uploadedAt), gt(replays.id, after.id)),
      ),
  );
}

/** Returns the first upload of a match that is shared with the account and that it hasn't uploaded. */
function isSharedUpload(userId: string): SQL {
  return sql`(${replays.status} = ${REPLAY_STATUS.completed}
    and not exists (select 1 from replays own where own.match_id = ${replays.matchId} and own.owner_id = ${userId})
    and ${replays.id} = (
      select first.id from replays first
      where first.match_id = ${replays.matchId} and first.status = ${REPLAY_STATUS.completed} and first.folder_id is null
      order by first.uploaded_at, first.id limit 1)
    and ${isSharedWith(userId, sql`${replays.matchId}`)})`;
}

function matchesFilter({ identities }: ListOwner, filter: ReplayFilter): SQL | undefined {
  const { replayParsingStatus, replayName, search, mode, result, map, teammate, tag, favorite } = filter;
  return and(
    replayParsingStatus === undefined ? undefined : eq(replays.status, replayParsingStatus),
    replayName ? matchesName(replayName) : undefined,
    search ? matchesSearch(search) : undefined,
    mode ? isOfMatch(and(eq(matches.teamSize, TEAM_SIZES[mode]), eq(matches.mode, 'soccar'))) : undefined,
    map === undefined ? undefined : isOfMatch(eq(matches.mapCode, map)),
    result === undefined ? undefined : hasResult(identities, result),
    filter.from === undefined ? undefined : gte(PLAYED_AT, new Date(filter.from)),
    filter.before === undefined ? undefined : lt(PLAYED_AT, new Date(filter.before)),
    teammate === undefined ? undefined : isPlayedWith(identities, teammate),
    tag === undefined ? undefined : sql`${replays.tags} @> ${toTextArray([tag])}`,
    favorite === undefined ? undefined : eq(replays.isFavorite, favorite),
  );
}

/** Returns a pattern for a part of a text. */
const makeContainsPattern = (text: string): string => `%${escapeLike(text)}%`;

function matchesName(text: string): SQL | undefined {
  return or(ilike(replays.name, makeContainsPattern(text)), ilike(replays.title, makeContainsPattern(text)));
}

function matchesSearch(text: string): SQL | undefined {
  const player = and(
    ilike(matchPlayers.name, makeContainsPattern(text)),
    sql`not ${matchPlayers.nameHidden}`,
  );
  return or(
    matchesName(text),
    isOfMatch(
      or(
        ilike(matches.mapName, makeContainsPattern(text)),
        ilike(matches.playlistName, makeContainsPattern(text)),
      ),
    ),
    sql`exists (select 1 from ${matchPlayers} where ${matchPlayers.matchId} = ${replays.matchId} and ${player})`,
  );
}

function isOfMatch(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${matches} where ${matches.id} = ${replays.matchId} and ${condition})`;
}

/** Builds the condition for the result of the only own player in the match; it is unknown with two or on both teams. */
function hasResult(identities: readonly string[], result: 5 | 10): SQL {
  const teams = sql`${replays.summary}->'teams'`;
  const selectGoals = (team: 0 | 1) => sql`(${replays.summary}->'score'->>${sql.raw(String(team))})::integer`;
  const lead = sql`(${selectGoals(0)} - ${selectGoals(1)}) * (
    select sum(1 - 2 * (${teams}->>me)::integer) from unnest(${toTextArray(identities)}) me
    where ${teams} ? me having count(*) = 1)`;
  return result === WON ? sql`${lead} > 0` : sql`${lead} < 0`;
}

function isPlayedWith(identities: readonly string[], teammate: string): SQL {
  return sql`exists (
    select 1 from match_players other
    join match_players me on me.match_id = other.match_id and me.team = other.team
    where other.match_id = ${replays.matchId} and other.identity = ${teammate}
      and me.identity = any(${toTextArray(identities)}) and me.identity <> other.identity)`;
}

function toTextArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** Whether the account has agreed to share its matches with teammates. */
export async function hasSharingConsent(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'shareWithTeammates')));
  return rows[0]?.isGiven ?? false;
}

/** Whether the account may change who sees its matches: under 13 nothing is shown to others (privacy policy). */
export async function canChangeSharing(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ ageBand: getStartedAnswers.ageBand })
    .from(getStartedAnswers)
    .where(eq(getStartedAnswers.userId, userId));
  return rows[0]?.ageBand !== 'under-13';
}

/** Max teammates in the filter choices. */
const MAX_TEAMMATES = 40;

/** Counts the filter choices for an owner's uploads, most games first. */
export async function countChoices(db: Executor, { userId, identities }: ListOwner) {
  const games = sql<number>`count(distinct ${replays.matchId})::integer`;
  const maps = await db
    .select({ code: matches.mapCode, name: sql<string>`max(${matches.mapName})`, games })
    .from(replays)
    .innerJoin(matches, eq(matches.id, replays.matchId))
    .where(and(eq(replays.ownerId, userId), isFiledIn(null), ne(matches.mapCode, '')))
    .groupBy(matches.mapCode)
    .orderBy(desc(games), asc(matches.mapCode));
  const { rows: teammates } = await db.execute<{ identity: string; name: string; games: number }>(sql`
    select other.identity, (array_agg(other.name order by replays.uploaded_at desc))[1] as name,
      count(distinct other.match_id)::integer as games
    from replays
    join match_players me on me.match_id = replays.match_id and me.identity = any(${toTextArray(identities)})
    join match_players other on other.match_id = me.match_id and other.team = me.team
      and other.identity <> me.identity and not other.name_hidden
    where replays.owner_id = ${userId} and replays.folder_id is null
    group by other.identity order by games desc, other.identity limit ${MAX_TEAMMATES}`);
  const { rows: tags } = await db.execute<{ tag: string; games: number }>(sql`
    select tag, count(*)::integer as games from replays, unnest(replays.tags) tag
    where replays.owner_id = ${userId} and replays.folder_id is null group by tag order by games desc, tag`);
  return { maps, teammates, tags };
}
