import { randomUUID } from 'node:crypto';
import type { ReviewComment } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { readDecisiveMoments } from '../features/gamedata/index.ts';
import { saveReview, setHomework, shareReview } from '../features/match-reviews/change-review.ts';
import { createPlaylist } from '../features/match-reviews/create-playlist.ts';
import { listCoachReviews, listMatchPlayers } from '../features/match-reviews/match-review.repository.ts';
import type { Database } from '../platform/database/database.ts';
import { getDemoUser } from './demo-accounts.ts';
import { newestUploads } from './upload-matches.ts';

/** Games in the playlist. */
const CLIPPED = 4;

/**
 * Adds the coach's review of the player's newest game with its worst and its best moment, and a playlist of the best
 * moments of several games.
 */
export async function fillReviews(opened: Context, playerId: string, today: Date): Promise<void> {
  const { db } = opened;
  const viewer = { userId: (await getDemoUser(db, 'Coach')).id };
  if ((await listCoachReviews(db, viewer.userId, today)).length > 0) return;
  const context = { ...opened, clock: { now: () => today } };
  const games = await readNewestGames(db, playerId);
  const clips = games.flatMap(({ matchId, player, best }) =>
    best
      ? { ...commentAt(best.event, player, 'Your best play of this game.'), clip: { matchId, leadUp: 4 } }
      : [],
  );
  const playlist = await createPlaylist(context, viewer, { title: 'What you do well', comments: clips });
  await shareReview(context, viewer, playlist.id!, [playerId]);
  const { matchId, player, worst, best } = games[0]!;
  const comments = [
    worst &&
      commentAt(worst.event, player, 'Here. Before you go: who is behind you? If no one is, wait a second.'),
    best && commentAt(best.event, player, 'This is what waiting looks like. More of that.'),
  ].filter((one) => one !== null);
  if (comments.length === 0) return;
  await saveReview(context, viewer, matchId, { revision: 0, title: 'When to go, when to wait', comments });
  await shareReview(context, viewer, matchId, [playerId]);
  await setHomework(context, viewer, matchId, { commentId: comments[0]!.id, playerId });
}

/** Returns the player's newest games with their worst and best moment, newest first. */
async function readNewestGames(db: Database, playerId: string) {
  const games = [];
  for (const { matchId } of await newestUploads(db, playerId, CLIPPED)) {
    const player = matchId && (await listMatchPlayers(db, matchId, [playerId])).get(playerId);
    if (matchId && player)
      games.push({ matchId, player, ...(await readDecisiveMoments(db, matchId, player)) });
  }
  return games;
}

type Event = NonNullable<Awaited<ReturnType<typeof readDecisiveMoments>>['worst']>['event'];

function commentAt({ time, clock, x, y }: Event, player: string, text: string): ReviewComment {
  return {
    id: randomUUID(),
    time,
    clock,
    seconds: 4,
    text,
    camera: 'stand',
    player: null,
    pose: null,
    marks: [
      { id: randomUUID(), kind: 'ring', color: 'yellow', player },
      { id: randomUUID(), kind: 'zone', color: 'pink', center: { x: x * 0.5, y: y * 0.7 }, radius: 700 },
    ],
  };
}
