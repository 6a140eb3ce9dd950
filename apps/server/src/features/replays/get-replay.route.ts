import {
  ENDPOINTS,
  hasPermission,
  MAX_DOWNLOADED,
  REPLAY_EXTENSION,
  REPLAY_OWNERSHIPS,
  REPLAY_STATUS,
  type ReplayItem,
  type ReplayStatus,
  type UserType,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  registerEndpoints,
  registerEndpointWith,
  respondWithFile,
} from '../../platform/http/register-endpoint.ts';
import { createZip } from '../../platform/zip/create-zip.ts';
import { listIdentities } from '../identities/index.ts';
import { getPermissions } from '../permissions/index.ts';
import { findVisibleSince } from '../team/index.ts';
import { describeMyReplays, describeReplay } from './describe-replay.ts';
import {
  countByPlaylist,
  countByStatus,
  listNewestStates,
  listUnfinishedStates,
  UNFINISHED,
  type UploadState,
} from './replay.repository.ts';
import { countChoices, type ListOwner, listReplays, listSelectedFiles } from './replay-list.repository.ts';

/** Max pause between uploads of one batch. */
const BATCH_PAUSE_MS = 10 * 60_000;
/** Max size of a batch. */
const BATCH_LIMIT = 500;

/**
 * Returns 5 while any own replay is being processed, else the highest status of the last batch (decisions.md 18.5);
 * 15 without any. `replays` are those of the last batch and any still being processed.
 */
async function describeReplayState(db: Executor, ownerId: string) {
  const batch = getLastBatch(await listNewestStates(db, ownerId, BATCH_LIMIT));
  const unfinished = await listUnfinishedStates(db, ownerId);
  const states = new Map([...batch, ...unfinished].map(({ id, status }) => [id, status]));
  const value = unfinished.some(({ status }) => UNFINISHED.includes(status))
    ? REPLAY_STATUS.uploaded
    : batch.reduce<ReplayStatus>(
        (highest, { status }) => (status > highest ? status : highest),
        REPLAY_STATUS.completed,
      );
  return { value, replays: [...states].map(([id, status]) => ({ id, status })) };
}

function getLastBatch(newestFirst: readonly UploadState[]): readonly UploadState[] {
  const end = newestFirst.findIndex(({ uploadedAt }, index) => {
    const next = newestFirst[index - 1];
    return next !== undefined && next.uploadedAt.getTime() - uploadedAt.getTime() > BATCH_PAUSE_MS;
  });
  return end === -1 ? newestFirst : newestFirst.slice(0, end);
}

/** Max length of a name without its extension, in characters: at 4 bytes each it stays below the file systems' 255. */
const MAX_NAME_LENGTH = 60;
/** Characters that some system doesn't allow in file names, and those that change the text direction. */
const REFUSED = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}/gu;
/** Windows device names, whatever extension follows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Returns file names for one folder that are valid on every system and unique, even ignoring case. */
export function createZipNames(files: readonly { readonly id: string; readonly name: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ id, name }) => {
    const plain = sanitizeName(name) || id;
    for (let copy = 1; ; copy++) {
      const tried = `${plain}${copy === 1 ? '' : ` (${copy})`}.${REPLAY_EXTENSION}`;
      const key = tried.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return tried;
    }
  });
}

function sanitizeName(name: string): string {
  const ending = new RegExp(`\\.${REPLAY_EXTENSION}$`, 'i');
  const safe = name.replace(ending, '').replaceAll(REFUSED, ' ').toWellFormed().normalize('NFC');
  const short = [...safe.replaceAll(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('');
  const bare = short.replaceAll(/^[. ]+|[. ]+$/g, '');
  return DEVICE.test(bare) ? `_${bare}` : bare;
}

/** Registers the download of own replay files in one zip, as they were uploaded. */
export function downloadReplaysRoute(app: FastifyInstance, context: Context): void {
  const { db, blobs } = context;
  registerEndpointWith(
    app,
    ENDPOINTS.downloadReplays,
    { config: limitRoute(context.rateLimits.downloadReplays) },
    async ({ body, caller: { userId } }) => {
      const owner: ListOwner = { userId, identities: await listIdentities(db, userId) };
      const { files, count, bytes } = await listSelectedFiles(db, owner, body.which, MAX_DOWNLOADED.replays);
      if (count === 0) throw notFound('Replays not found.');
      if (count > MAX_DOWNLOADED.replays || bytes > MAX_DOWNLOADED.bytes) throw tooMuch(count, bytes);
      const names = createZipNames(files.map(({ id, name, title }) => ({ id, name: title ?? name })));
      const zip = createZip(
        files.map(({ blobKey, playedAt, uploadedAt }, n) => ({
          name: names[n]!,
          mtime: playedAt ?? uploadedAt,
          read: () => blobs.find(blobKey),
        })),
      );
      return respondWithFile('replays.zip', zip);
    },
  );
}

const formatMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;

function tooMuch(count: number, bytes: number): ProblemError {
  const { replays, bytes: limit } = MAX_DOWNLOADED;
  return new ProblemError(
    413,
    'too-much-at-once',
    `You picked ${count} replays (${formatMegabytes(bytes)}). One download can have up to ${replays} replays and ${formatMegabytes(limit)}. Choose fewer.`,
  );
}

export function getReplayRoute(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoints(app, {
    getReplay: async ({ query, caller: { userId } }) => {
      const { pageIndex, pageSize: size, PageSize, sort, ...filter } = query;
      const pageSize = size ?? PageSize;
      const owner = { userId, identities: await listIdentities(db, userId) };
      const page = { index: pageIndex, size: pageSize };
      const { rows, total } = await listReplays(db, owner, page, filter, { sort });
      return { items: await describeMyReplays(context, userId, rows), pageIndex, pageSize, total };
    },
    replayChoices: async ({ caller: { userId } }) =>
      await countChoices(db, { userId, identities: await listIdentities(db, userId) }),
    getUserReplays: async ({ params, query, caller }) => {
      const { userId } = params;
      const isOwn = userId === caller.userId;
      // Doesn't reveal which accounts exist.
      const seesAll = isOwn || (await canSeeUsers(db, caller.userId));
      const forCoachSince = seesAll ? undefined : await findCoachedSince(db, caller, userId);
      const { pageIndex, pageSize, userType, ...filter } = query;
      const identities = await listIdentities(db, userId);
      const { rows, total } = await listReplays(
        db,
        { userId, identities },
        { index: pageIndex, size: pageSize },
        filter,
        {
          asPlayer: userType === REPLAY_OWNERSHIPS.epicUser,
          // The player can't show a coach what teammates share with them.
          shared: seesAll && userType !== REPLAY_OWNERSHIPS.applicationUser,
          forCoachSince,
        },
      );
      const described = isOwn
        ? await describeMyReplays(context, userId, rows)
        : rows.map((row) => ({
            ...describeReplay(row, identities),
            isOwn: seesAll && row.ownerId === userId,
          }));
      return {
        items: described.map((item) => (item.isOwn ? item : hideOwnFields(item))),
        pageIndex,
        pageSize,
        total,
      };
    },
    replayProcessedStatus: ({ caller }) => describeReplayState(db, caller.userId),
    replayCount: async ({ caller }) => {
      const counted = await countByStatus(db, caller.userId);
      const countStatuses = (...statuses: ReplayStatus[]) =>
        counted
          .filter(({ status }) => statuses.includes(status))
          .reduce((sum, { amount }) => sum + amount, 0);
      return {
        total: counted.reduce((sum, { amount }) => sum + amount, 0),
        inWork: countStatuses(...UNFINISHED),
        completed: countStatuses(REPLAY_STATUS.completed),
        errorOccurred: countStatuses(REPLAY_STATUS.errorOccurred),
      };
    },
    playlistWiseReplayCount: ({ caller }) => countByPlaylist(db, caller.userId),
  });
}

async function canSeeUsers(db: Database, callerId: string): Promise<boolean> {
  return hasPermission((await getPermissions(db, callerId)) ?? [], 'Users', 'View');
}

/** Throws ProblemError 404 unless the caller currently coaches this player. */
async function findCoachedSince(
  db: Database,
  { userId, userType }: { userId: string; userType: UserType },
  playerId: string,
): Promise<Date> {
  const since = userType === 'Coach' ? await findVisibleSince(db, userId, playerId) : null;
  if (!since) throw noReplays();
  return since;
}

function noReplays(): ProblemError {
  return notFound('You can’t see this player’s replays.');
}

/** Others see the match, but not the owner's name for the file. */
function hideOwnFields(item: ReplayItem): ReplayItem {
  const { playlist, map } = item;
  return { ...item, name: [playlist, map].filter(Boolean).join(', ') };
}
