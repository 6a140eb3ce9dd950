import { REPLAY_STATUS } from '@datacoach/contract';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Page, Transaction } from '../../platform/database/database.ts';
import { insertRow, listBy, updateRows } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { matchReviewPlayers, matchReviews } from '../../schema/match-reviews.schema.ts';
import { deletedReplays, replayFolders, replays } from '../../schema/replays.schema.ts';
import { selectReviewedGames } from '../identities/index.ts';

export type FolderRow = typeof replayFolders.$inferSelect;

export interface CountedFolder extends FolderRow {
  files: number;
  processed: number;
  failed: number;
}

const ENDED = [REPLAY_STATUS.completed, REPLAY_STATUS.errorOccurred];

/** Selects `inside.id`: a folder and everything in it, open or deleted like the folder itself. */
const selectInside = (folderId: SQL, deletedAt: SQL) => sql`with recursive inside as (
  select ${folderId} as id
  union all
  select child.id from ${replayFolders} child join inside on child.parent_id = inside.id
  where child.deleted_at is not distinct from ${deletedAt})`;

// Spelled out because in a query on a single table the selected columns lose the table's name.
const countFiles = (condition: SQL) => sql<number>`(
  ${selectInside(sql`replay_folders.id`, sql`replay_folders.deleted_at`)}
  select count(*) from ${replays} file join inside on file.folder_id = inside.id where ${condition})::integer`;
const COUNTED_COLUMNS = {
  ...getTableColumns(replayFolders),
  files: countFiles(sql`true`),
  processed: countFiles(sql`file.status in (${ENDED[0]}, ${ENDED[1]})`),
  failed: countFiles(sql`file.status = ${REPLAY_STATUS.errorOccurred}`),
};

const isOpen = (coachId: string) => and(eq(replayFolders.coachId, coachId), isNull(replayFolders.deletedAt));

export const insertFolder = insertRow(replayFolders);

/** Locks out other requests that create, move or fill folders of the coach until the transaction ends. */
export async function lockCoachFolders(tx: Transaction, coachId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, coachId)).for('update');
}

/** Returns the coach's folder, unless it is deleted. */
export async function findFolder(db: Executor, coachId: string, id: string): Promise<CountedFolder | null> {
  const rows = await db
    .select(COUNTED_COLUMNS)
    .from(replayFolders)
    .where(and(isOpen(coachId), eq(replayFolders.id, id)));
  return rows[0] ?? null;
}

/** Returns the coach's oldest folder with a name, ignoring case. */
export async function findFolderByName(db: Executor, coachId: string, name: string) {
  const rows = await db
    .select()
    .from(replayFolders)
    .where(and(isOpen(coachId), sql`lower(${replayFolders.name}) = lower(${name})`))
    .orderBy(asc(replayFolders.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns a page of the coach's folders, newest first, and their total number. */
export async function listFolders(db: Executor, coachId: string, page: Page) {
  const rows = await db
    .select(COUNTED_COLUMNS)
    .from(replayFolders)
    .where(isOpen(coachId))
    .orderBy(desc(replayFolders.createdAt), asc(replayFolders.id))
    .limit(page.size)
    .offset(page.index * page.size);
  return { rows, total: await db.$count(replayFolders, isOpen(coachId)) };
}

/** Returns a page of the folders at the top, each with everything in it, and how many are at the top. */
export async function listNestedFolders(
  db: Executor,
  coachId: string,
  page: Page,
): Promise<{ rows: CountedFolder[]; total: number }> {
  const isTop = and(isOpen(coachId), isNull(replayFolders.parentId));
  const selectFolders = (where: SQL | undefined) =>
    db
      .select(COUNTED_COLUMNS)
      .from(replayFolders)
      .where(where)
      .orderBy(desc(replayFolders.createdAt), asc(replayFolders.id));
  const rows = await selectFolders(isTop)
    .limit(page.size)
    .offset(page.index * page.size);
  let level = rows;
  while (level.length > 0) {
    const parents = level.map(({ id }) => id);
    level = await selectFolders(and(isOpen(coachId), inArray(replayFolders.parentId, parents)));
    rows.push(...level);
  }
  return { rows, total: await db.$count(replayFolders, isTop) };
}

/** Returns the IDs of a folder and of all open folders in it. */
export async function listFolderIdsIn(db: Executor, folderId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`${selectInside(sql`${folderId}::uuid`, sql`null`)} select id from inside`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the folders around a folder, outermost first, without it. */
export async function listFolderPath(db: Executor, folderId: string) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive above as (
      select id, name, parent_id, 0 as level from ${replayFolders} where id = ${folderId}
      union all
      select parent.id, parent.name, parent.parent_id, level + 1
      from ${replayFolders} parent join above on parent.id = above.parent_id)
    select id, name from above where level > 0 order by level desc`);
  return rows;
}

/** Returns how many levels of folders there are in a folder, counting it. */
export async function calculateFolderHeight(db: Executor, folderId: string): Promise<number> {
  let [height, level] = [0, [folderId]];
  for (; level.length > 0; height++) {
    const rows = await db
      .select({ id: replayFolders.id })
      .from(replayFolders)
      .where(and(isNull(replayFolders.deletedAt), inArray(replayFolders.parentId, level)));
    level = rows.map(({ id }) => id);
  }
  return height;
}

/** Returns folders deleted after `since`, newest first; not those deleted along with the folder they are in. */
export function listDeletedFolders(db: Executor, coachId: string, since: Date): Promise<CountedFolder[]> {
  return db
    .select(COUNTED_COLUMNS)
    .from(replayFolders)
    .where(
      and(
        eq(replayFolders.coachId, coachId),
        gt(replayFolders.deletedAt, since),
        sql`not exists (
          select 1 from replay_folders parent
          where parent.id = replay_folders.parent_id and parent.deleted_at = replay_folders.deleted_at)`,
      ),
    )
    .orderBy(desc(replayFolders.deletedAt));
}

/** Updates a folder; false if it isn't the coach's, or deleted. */
export async function updateFolder(
  db: Executor,
  coachId: string,
  id: string,
  values: Partial<Pick<FolderRow, 'name' | 'ownPlayers' | 'parentId'>>,
): Promise<boolean> {
  return updateRows(db, replayFolders, values, and(isOpen(coachId), eq(replayFolders.id, id)));
}

const toTimestamp = (moment: Date | null) => sql`${moment?.toISOString() ?? null}::timestamptz`;

/** Returns a deleted folder and the folders that were deleted along with it. */
export async function listFoldersDeletedWith(
  db: Executor,
  { id, deletedAt }: Pick<FolderRow, 'id' | 'deletedAt'>,
): Promise<Pick<FolderRow, 'id' | 'name'>[]> {
  const { rows } = await db.execute<Pick<FolderRow, 'id' | 'name'>>(sql`
    ${selectInside(sql`${id}::uuid`, toTimestamp(deletedAt))}
    select id, name from ${replayFolders} where id in (select id from inside)`);
  return rows;
}

/** Deletes a folder with everything in it, or restores it; both keep what was deleted before. */
export async function setFolderDeleted(
  db: Executor,
  { id, deletedAt }: Pick<FolderRow, 'id' | 'deletedAt'>,
  next: Date | null,
): Promise<void> {
  await db.execute(sql`
    ${selectInside(sql`${id}::uuid`, toTimestamp(deletedAt))}
    update ${replayFolders} set deleted_at = ${toTimestamp(next)} where id in (select id from inside)`);
  // The folder it was in may be gone by now.
  await db.execute(sql`
    update ${replayFolders} folder set parent_id = null from ${replayFolders} parent
    where folder.id = ${id} and folder.deleted_at is null
      and parent.id = folder.parent_id and parent.deleted_at is not null`);
}

/** Takes files of folders deleted before `before` off the list, in batches, then the empty folders. */
export async function deleteExpiredFiles(tx: Transaction, before: Date, limit: number) {
  const { rows } = await tx.execute<{ match_id: string | null; blob_key: string }>(sql`
    delete from ${replays} where id in (
      select file.id from ${replays} file join ${replayFolders} folder on folder.id = file.folder_id
      where folder.deleted_at <= ${before.toISOString()}::timestamptz
      order by file.id limit ${limit} for update of file skip locked)
    returning match_id, blob_key`);
  const one = { one: sql`1` };
  const files = tx.select(one).from(replays).where(eq(replays.folderId, replayFolders.id));
  const aside = tx
    .select(one)
    .from(deletedReplays)
    .where(sql`${deletedReplays.row} ->> 'folder_id' = ${replayFolders.id}::text`);
  await tx
    .delete(replayFolders)
    .where(and(lte(replayFolders.deletedAt, before), notExists(files), notExists(aside)));
  return rows.map((row) => ({ matchId: row.match_id, blobKey: row.blob_key }));
}

/** Counts a coach's shared reviews of games that they have only in this folder: deleting it closes them. */
export async function countSharedReviews(db: Executor, coachId: string, folderId: string): Promise<number> {
  const ids = sql`any(${sql.param(`{${(await listFolderIdsIn(db, folderId)).join(',')}}`)}::uuid[])`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${matchReviews} review
    where review.coach_id = ${coachId}
      and exists (select 1 from ${matchReviewPlayers} reader where reader.review_id = review.id)
      and exists (
        select 1 from ${selectReviewedGames(sql`review`)} game
        join ${replays} file on file.match_id = game.id and file.folder_id = ${ids})
      and not exists (
        select 1 from ${selectReviewedGames(sql`review`)} game
        join ${replays} other on other.match_id = game.id
        left join ${replayFolders} folder on folder.id = other.folder_id
        where other.owner_id = ${coachId}
          and (other.folder_id = ${ids}) is not true and folder.deleted_at is null)`);
  return rows[0]!.count;
}

export async function countFolders(db: Executor, coachId: string): Promise<number> {
  return db.$count(replayFolders, isOpen(coachId));
}

export const listCoachFolders = listBy(replayFolders, ['coachId'], asc(replayFolders.createdAt));

export type FolderFile = typeof replays.$inferSelect;

/** Returns a folder's files and those in its subfolders, oldest game first, files without a game last. */
export async function readFiles(db: Executor, folderId: string): Promise<FolderFile[]> {
  return db
    .select()
    .from(replays)
    .where(inArray(replays.folderId, await listFolderIdsIn(db, folderId)))
    .orderBy(asc(replays.playedAt), asc(replays.uploadedAt), asc(replays.id));
}

/** Returns the players that these accounts say are theirs; it names nobody the coach hasn't invited. */
export async function listAccountIdentities(db: Executor, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ identity: playerIdentities.identity })
    .from(playerIdentities)
    .where(and(inArray(playerIdentities.userId, [...userIds]), ne(playerIdentities.linkStatus, 'refused')));
  return rows.map(({ identity }) => identity);
}
