import { EFFECT_DAYS } from '@datacoach/contract';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { formatVerdict } from '../training-plans/index.ts';
import {
  listUnsettledSessions,
  lockSession,
  type SessionRow,
  updateSession,
} from './coach-session.repository.ts';
import { notifySession, PLAYER_PATH } from './notify-session.ts';
import { judgeSession, listMeasuredMetrics } from './session-effects.ts';

/** Decides the effects of a player's coaching sessions once the games are in. */
export const settleEffectsJob = defineJob({
  name: 'coaching.settle-effects',
  payload: z.object({ userId: z.uuid() }),
  key: ({ userId }) => userId,
  retries: 2,
  leaseSeconds: 15,
  background: true,
});

/** Max days between a session's end and its closing. */
const CLOSED_DAYS = 2;

async function listOpenSessions(db: Executor, userId: string, now: Date): Promise<SessionRow[]> {
  const since = new Date(now.getTime() - (EFFECT_DAYS + CLOSED_DAYS) * DAY_MS);
  return (await listUnsettledSessions(db, userId, since)).filter(
    (session) => listMeasuredMetrics(session).length > 0,
  );
}

/** Queues the effects of an account's sessions after new games, which may decide them. */
export async function queueEffects(tx: Transaction, queue: Queue, userId: string, now: Date): Promise<void> {
  if ((await listOpenSessions(tx, userId, now)).length > 0)
    await queue.send(tx, settleEffectsJob, { userId });
}

/** Stores the decided effects of a player's sessions and notifies player and coach; safe to call again at any time. */
export async function settleEffects(context: Context, userId: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await findUser(db, userId);
  if (!user) return;
  for (const session of await listOpenSessions(db, userId, now)) {
    const { checks, effects } = await judgeSession(context, user, session);
    if (effects.some(({ isDecided }) => !isDecided)) continue;
    await db.transaction(async (tx) => {
      const locked = await lockSession(tx, session.id);
      // Homework added meanwhile is judged next time.
      if (!locked || locked.effects !== null || locked.version !== session.version) return;
      await updateSession(tx, session.id, { effects });
      const verdict = checks.map(formatVerdict).join(' ').slice(0, MAX_VERDICT_LENGTH);
      const key = `effect:${effects.map(({ metric }) => metric).join('+')}`;
      const name = `your session with ${session.coachName}`;
      await addNotification(tx, now, {
        userId,
        kind: 'case-verdict',
        values: { name, verdict },
        path: PLAYER_PATH,
        onceKey: `coaching:${session.id}:${key}`,
      });
      await announce(tx, { topic: 'plan', userId });
      await notifySession(tx, session, 'coach', { key, now }, () => `Result: ${verdict}`);
    });
  }
}

/** Max length of a notification's value, including its prefix. */
const MAX_VERDICT_LENGTH = 270;
