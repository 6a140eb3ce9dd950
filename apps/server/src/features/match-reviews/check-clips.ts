import { MAX_CLIPS, MAX_PLAYLIST_MINUTES, type ReviewComment } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { findVisibleMatch, type Viewer } from '../gamedata/index.ts';
import { listClipGames } from './describe-review.ts';
import type { StoredReview } from './match-review.repository.ts';

/**
 * Checks the clips of a playlist before they replace those of `before`; null for a review of one match, which has
 * none. The coach must see the games that are new in it. Throws ProblemError 400, 404, 409.
 */
export async function checkClips(
  context: Context,
  viewer: Viewer,
  comments: readonly ReviewComment[],
  before: Pick<StoredReview, 'comments'> | null,
): Promise<void> {
  if (comments.some(({ clip }) => (clip === undefined) !== (before === null))) {
    throw new ProblemError(400, 'bad-request', 'Only a playlist’s comments have clips, and all of them do.');
  }
  if (before === null) return;
  if (comments.length > MAX_CLIPS) {
    throw conflict('playlist-full', `A playlist can have up to ${MAX_CLIPS} clips. Remove some first.`);
  }
  const seconds = comments.reduce((sum, one) => sum + one.seconds + (one.clip?.leadUp ?? 0), 0);
  if (seconds > MAX_PLAYLIST_MINUTES * 60) {
    throw conflict(
      'playlist-full',
      `A playlist can be up to ${MAX_PLAYLIST_MINUTES} minutes long. Shorten or remove some clips.`,
    );
  }
  const known = listClipGames(before);
  for (const matchId of listClipGames({ comments: [...comments] })) {
    if (!known.includes(matchId)) await findVisibleMatch(context, viewer, matchId);
  }
}

/** Throws ProblemError 400. */
export function requireUniqueIds(comments: readonly ReviewComment[]): void {
  if (new Set(comments.map(({ id }) => id)).size === comments.length) return;
  throw new ProblemError(400, 'bad-request', 'Two comments have the same id.');
}
