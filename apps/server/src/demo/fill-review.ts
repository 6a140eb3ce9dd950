import { randomUUID } from 'node:crypto';
import type { ReviewComment } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { readDecisiveMoments } from '../features/gamedata/index.ts';
import { saveReview, setHomework, shareReview } from '../features/match-reviews/change-review.ts';
import { listCoachReviews, listMatchPlayers } from '../features/match-reviews/match-review.repository.ts';
import { listNewestStates } from '../features/replays/replay.repository.ts';
import { readReplays } from '../features/replays/replay-list.repository.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** Adds the coach's review of the player's newest game: its worst and its best moment, with drawings. */
export async function fillReview(opened: Context, playerId: string, today: Date): Promise<void> {
  const { db } = opened;
  const { email } = DEMO_ACCOUNTS.find(({ userType }) => userType === 'Coach')!;
  const coach = await findUserByEmail(db, email);
  if (!coach || (await listCoachReviews(db, coach.id, today)).length > 0) return;
  const newest = await listNewestStates(db, playerId, 1);
  const [replay] = await readReplays(
    db,
    newest.map(({ id }) => id),
  );
  const matchId = replay?.matchId;
  const player = matchId ? (await listMatchPlayers(db, matchId, [playerId])).get(playerId) : undefined;
  if (!matchId || player === undefined) return;
  const { worst, best } = await readDecisiveMoments(db, matchId, player);
  const comments = [
    worst &&
      commentAt(worst.event, player, 'Here. Before you go: who is behind you? If no one is, wait a second.'),
    best && commentAt(best.event, player, 'This is what waiting looks like. More of that.'),
  ].filter((one) => one !== null);
  if (comments.length === 0) return;
  const context = { ...opened, clock: { now: () => today } };
  const viewer = { userId: coach.id };
  await saveReview(context, viewer, matchId, { revision: 0, title: 'When to go, when to wait', comments });
  await shareReview(context, viewer, matchId, [playerId]);
  await setHomework(context, viewer, matchId, { commentId: comments[0]!.id, playerId });
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
