import { type CoachReview, type ENDPOINTS, MAX_PLAYLISTS, type ReviewComment } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { lockUser } from '../auth/index.ts';
import type { Viewer } from '../gamedata/index.ts';
import { changeReview, createFirstRevision } from './change-review.ts';
import { checkClips, requireUniqueIds } from './check-clips.ts';
import { describeCoachReview } from './describe-review.ts';
import { countPlaylists, findMatchReview, insertReview, updateReview } from './match-review.repository.ts';

type Request = z.output<typeof ENDPOINTS.createPlaylist.body>;

/** Throws ProblemError 400, 404 for a match the coach may not see, 409. */
export async function createPlaylist(context: Context, viewer: Viewer, { title, comments }: Request) {
  await checkClips(context, viewer, comments, { comments: [] });
  requireUniqueIds(comments);
  return context.db.transaction(async (tx) => {
    // Parallel calls count one after another.
    await lockUser(tx, viewer.userId);
    if ((await countPlaylists(tx, viewer.userId)) >= MAX_PLAYLISTS) {
      throw conflict(
        'too-many-playlists',
        `You can have up to ${MAX_PLAYLISTS} playlists. Delete one first.`,
      );
    }
    const now = context.clock.now();
    const id = await insertReview(tx, {
      title,
      comments,
      coachId: viewer.userId,
      matchId: null,
      revision: createFirstRevision(),
      createdAt: now,
      changedAt: now,
    });
    return describeCoachReview(tx, viewer, id!, now);
  });
}

/** Adds clips to the end of a playlist. Throws ProblemError 400, 404, 409. */
export async function addClips(
  context: Context,
  viewer: Viewer,
  playlistId: string,
  clips: readonly ReviewComment[],
): Promise<CoachReview> {
  const known = await findMatchReview(context.db, viewer.userId, playlistId);
  if (known?.matchId !== null) throw notFound('This playlist was deleted.');
  await checkClips(context, viewer, clips, known);
  return changeReview(context, viewer, playlistId, async (tx, review, { now }) => {
    const comments = [...review.comments, ...clips];
    await checkClips(context, viewer, comments, { comments });
    requireUniqueIds(comments);
    await updateReview(tx, review.id, { comments, changedAt: now, revision: review.revision + 1 });
  });
}
