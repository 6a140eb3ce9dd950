import { REPLAY_STATUS, type WhichReplays } from '@datacoach/contract';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { SharingRevocation } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { deletedReplays, replays } from '../../schema/replays.schema.ts';
import { type ListOwner, matchesSelection } from './replay-list.repository.ts';

/** An owner's changes to uploads; missing fields stay the same. */
export type ReplayChange = Omit<Body<'editReplays'>, 'which'>;

/** 122 random bits in 22 URL characters. */
const NEW_KEY = sql`translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_')`;

/** Updates the owner's uploads and returns their ids. */
export async function updateReplays(
  db: Executor,
  owner: ListOwner,
  which: WhichReplays,
  change: ReplayChange,
  maxTags: number,
): Promise<string[]> {
  const { title, isFavorite, addTags = [], removeTags = [], visibility } = change;
  const values = {
    ...(title !== undefined && { title: title === '' ? null : title }),
    ...(isFavorite !== undefined && { isFavorite }),
    ...((addTags.length > 0 || removeTags.length > 0) && {
      tags: applyTagChanges(addTags, removeTags, maxTags),
    }),
    ...(visibility !== undefined && {
      visibility,
      shareKey: visibility === 'link' ? sql`coalesce(${replays.shareKey}, ${NEW_KEY})` : null,
    }),
  };
  if (Object.keys(values).length === 0) return [];
  const rows = await db
    .update(replays)
    .set(values)
    .where(matchesSelection(owner, which))
    .returning({ id: replays.id });
  return rows.map(({ id }) => id);
}

/**
 * Ends the owner's shared links, also of deleted uploads; `all`: makes private what teammates see, too. Teammates keep
 * what `public` ends.
 */
export async function revokeShares(db: Executor, ownerId: string, what: SharingRevocation): Promise<void> {
  const [visibility, ended] =
    what === 'all' ? (['private', ['team', 'link']] as const) : (['team', ['link']] as const);
  await db
    .update(replays)
    .set({ visibility, shareKey: null })
    .where(and(eq(replays.ownerId, ownerId), inArray(replays.visibility, ended)));
  const { row } = deletedReplays;
  await db
    .update(deletedReplays)
    .set({ row: sql`${row} || jsonb_build_object('visibility', ${visibility}::text, 'share_key', null)` })
    .where(and(eq(deletedReplays.ownerId, ownerId), inArray(sql`${row}->>'visibility'`, ended)));
}

/** Returns the tags in the order they were added, without duplicates. */
function applyTagChanges(add: readonly string[], remove: readonly string[], limit: number): SQL {
  return sql`array(
    select tag from unnest(${replays.tags} || ${sql.param([...add])}::text[]) with ordinality given(tag, place)
    where tag <> all(${sql.param([...remove])}::text[])
    group by tag order by min(place) limit ${limit})`;
}

/** Failed uploads in a period, all or with the same reason. */
export interface FailedReplays {
  since: Date;
  until: Date;
  which?: { reason: string | null; errorCode: string | null };
}

/** Resets everyone's failed uploads and returns them with their owners. */
export async function resetAllFailed(db: Executor, { since, until, which }: FailedReplays) {
  return db
    .update(replays)
    .set(FROM_THE_BEGINNING)
    .where(
      and(
        eq(replays.status, REPLAY_STATUS.errorOccurred),
        gte(replays.uploadedAt, since),
        lt(replays.uploadedAt, until),
        which && sql`${replays.statusReason} is not distinct from ${which.reason}`,
        which && sql`${replays.errorCode} is not distinct from ${which.errorCode}`,
      ),
    )
    .returning({ id: replays.id, ownerId: replays.ownerId });
}

const FROM_THE_BEGINNING = {
  status: REPLAY_STATUS.uploaded,
  statusReason: null,
  errorCode: null,
  errorSection: null,
  errorBitOffset: null,
  finishedAt: null,
  attempts: 0,
  threadFailures: 0,
} as const;

/** Resets failed uploads and returns their ids. Earlier results stay until there are better ones. */
export async function resetFailed(db: Executor, owner: ListOwner, which: WhichReplays): Promise<string[]> {
  const rows = await db
    .update(replays)
    .set(FROM_THE_BEGINNING)
    .where(and(matchesSelection(owner, which), eq(replays.status, REPLAY_STATUS.errorOccurred)))
    .returning({ id: replays.id });
  return rows.map(({ id }) => id);
}
