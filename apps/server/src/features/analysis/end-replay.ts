import { REPLAY_STATUS } from '@datacoach/contract';
import { announce } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findUser } from '../auth/index.ts';
import { settleUpload } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import { finishReplay, type Replay, type ReplayResult } from '../replays/index.ts';
import { uploadSettlement } from './upload-settlement.ts';

/**
 * Ends the work on an upload, settles its place in the month's quota and tells its owner; nothing when somebody else has
 * ended it before. Of files of a folder only open pages hear: the folder says how far it is.
 */
export async function endReplay(
  tx: Transaction,
  { id, ownerId, name, folderId }: Replay,
  result: ReplayResult,
  now: Date,
): Promise<void> {
  if (!(await finishReplay(tx, id, result, now))) return;
  const owner = await findUser(tx, ownerId);
  await settleUpload(tx, id, uploadSettlement(result, owner?.platform ?? null), now);
  await announce(tx, { topic: 'replays', userId: ownerId });
  if (folderId !== null) return;
  const { status, statusReason, matchId, summary } = result;
  if (status === REPLAY_STATUS.completed && matchId && summary) {
    const [blue, orange] = summary.score;
    const what = `${summary.playlist} ${blue}–${orange}, ${summary.map}`;
    const news = { kind: 'replay-ready', values: { what }, path: `/match/${matchId}` } as const;
    await addNotification(tx, { userId: ownerId, ...news, onceKey: `replay-ready:${id}` }, now);
  } else if (status === REPLAY_STATUS.errorOccurred) {
    const values = { name, reason: statusReason ?? '' };
    const news = { kind: 'replay-failed', values, path: '/my-replay?page=1' } as const;
    await addNotification(tx, { userId: ownerId, ...news, onceKey: `replay-failed:${id}` }, now);
  }
}
