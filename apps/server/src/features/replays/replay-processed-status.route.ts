import { ENDPOINTS, REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { newestStates, UNFINISHED, type UploadState, unfinishedStates } from './replay.repository.ts';

/** Uploads that follow each other faster than this belong to one batch. */
const BATCH_PAUSE_MS = 10 * 60_000;
/** Longest batch that is looked at. */
const BATCH_LIMIT = 500;

/**
 * Value 5 while any own replay is being worked on, else the highest status of the last batch (decisions.md 18.5); 15 without
 * any. `replays` are those of the last batch and whatever is still being worked on.
 */
async function replayState(
  db: Executor,
  ownerId: string,
): Promise<{ value: ReplayStatus; replays: { id: string; status: ReplayStatus }[] }> {
  const batch = lastBatch(await newestStates(db, ownerId, BATCH_LIMIT));
  const unfinished = await unfinishedStates(db, ownerId);
  const states = new Map([...batch, ...unfinished].map(({ id, status }) => [id, status]));
  const value = unfinished.some(({ status }) => UNFINISHED.includes(status))
    ? REPLAY_STATUS.uploaded
    : batch.reduce<ReplayStatus>(
        (highest, { status }) => (status > highest ? status : highest),
        REPLAY_STATUS.completed,
      );
  return { value, replays: [...states].map(([id, status]) => ({ id, status })) };
}

function lastBatch(newestFirst: readonly UploadState[]): readonly UploadState[] {
  const end = newestFirst.findIndex(({ uploadedAt }, index) => {
    const next = newestFirst[index - 1];
    return next !== undefined && next.uploadedAt.getTime() - uploadedAt.getTime() > BATCH_PAUSE_MS;
  });
  return end === -1 ? newestFirst : newestFirst.slice(0, end);
}

export function replayProcessedStatusRoute(app: FastifyInstance, { db }: Context): void {
  registerEndpoint(app, ENDPOINTS.replayProcessedStatus, async ({ caller }) =>
    answer(200, await replayState(db, caller.userId)),
  );
}
