import { CHECK_GAMES, isCheckable } from '@datacoach/analysis';
import { EFFECT_DAYS, type PlanCheck, SESSION_STATUS, type SessionEffect } from '@datacoach/contract';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { findUser, type User } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { findReferenceFor, getRankIn, readOwnScoredGames } from '../scores/index.ts';
import { evaluateGames, formatVerdict, GAMES_BEFORE } from '../training-plans/index.ts';
import {
  listAllSessions,
  listSessionPage,
  listUnsettledSessions,
  lockSession,
  type SessionRow,
  updateSession,
} from './coach-session.repository.ts';
import { notifySession, PLAYER_PATH } from './notify-session.ts';

/** Games read after a session, so each metric has its twelve. */
const GAMES_AFTER = 5 * CHECK_GAMES.after;
/** Sessions that will be held, or were. */
const COUNTED_STATUSES: readonly number[] = [SESSION_STATUS.booked, SESSION_STATUS.done];
/** Max metrics per session: its aim's, and those of two homework items. */
const MAX_METRICS = 3;

interface MeasuredMetric {
  metric: string;
  of: SessionEffect['of'];
}

/** Returns the metrics that show a session's effect: its aim's first, then its homework's, each once. */
export function listMeasuredMetrics({
  aimMetric,
  homeworkMetrics,
}: Pick<SessionRow, 'aimMetric' | 'homeworkMetrics'>) {
  const named: MeasuredMetric[] = [
    ...(aimMetric === null ? [] : [{ metric: aimMetric, of: 'aim' as const }]),
    ...homeworkMetrics.map((metric) => ({ metric, of: 'homework' as const })),
  ];
  return named
    .filter(({ metric }, index) => named.findIndex((one) => one.metric === metric) === index)
    .filter(({ metric }) => isCheckable(metric))
    .slice(0, MAX_METRICS);
}

/** Returns what a player's sessions in a mode were about, oldest first; canceled ones don't count. */
export async function listCoachedMetrics(db: Executor, userId: string, mode: number) {
  const sessions = await listAllSessions(db, userId);
  return sessions
    .filter((one) => one.playerId === userId && one.mode === mode && COUNTED_STATUSES.includes(one.status))
    .map((one) => ({
      coachName: one.coachName,
      metrics: listMeasuredMetrics(one).map(({ metric }) => metric),
      at: one.bookedAt,
    }));
}

/** Returns the effects of the completed sessions on a page of past ones. */
export async function listSessionEffects(context: Context, userId: string, pageIndex: number) {
  const { rows } = await listSessionPage(context.db, { userId }, 'over', pageIndex);
  const items: { sessionId: string; effects: SessionEffect[] }[] = [];
  for (const row of rows) {
    if (row.status !== SESSION_STATUS.done) continue;
    const user = row.effects === null ? await findUser(context.db, row.playerId) : null;
    const effects = row.effects ?? (user ? (await evaluateSession(context, user, row)).effects : []);
    items.push({ sessionId: row.id, effects });
  }
  return { items };
}

/**
 * Judges a session's metrics like checks of training plans: the last games before it against the first ones after it,
 * of its mode. Games that the player keeps private from the coach don't count, so both see the same.
 */
async function evaluateSession({ db, books, clock }: Context, user: User, session: SessionRow) {
  const measured = listMeasuredMetrics(session);
  if (measured.length === 0) return { checks: [], effects: [] };
  const { mode, startsAt, endsAt } = session;
  const now = clock.now();
  // Games played during a live session count for neither side.
  const heldAt = startsAt ?? session.closedAt ?? endsAt;
  const from = startsAt === null ? heldAt : endsAt;
  const lastDay = new Date(from.getTime() + EFFECT_DAYS * DAY_MS);
  const of = { mode, forCoach: true } as const;
  const after = await readOwnScoredGames(db, user.id, {
    ...of,
    oldest: true,
    limit: GAMES_AFTER,
    from,
    to: now < lastDay ? now : lastDay,
  });
  const before = await readOwnScoredGames(db, user.id, {
    ...of,
    limit: GAMES_BEFORE,
    to: new Date(heldAt.getTime() - 1),
  });
  const tier = getRankIn(user, mode)?.tier ?? null;
  const { book } = await findReferenceFor(books, mode, tier);
  const checks = measured.map(({ metric }) => evaluateGames(metric, { before, after }, { book, tier }));
  return {
    checks,
    effects: checks.map((check, index) => getSessionEffect(measured[index]!, check, now >= lastDay)),
  };
}

/** Leaves out the games, because the coach's access to them ends. */
function getSessionEffect({ of }: MeasuredMetric, check: PlanCheck, isOver: boolean): SessionEffect {
  const { metric, label, per5, better, verdict, isDecided, difference, needs } = check;
  const describeSide = (one: PlanCheck['before']) =>
    one && { mean: one.mean, interval: one.interval, games: one.games.length };
  return {
    of,
    metric,
    label,
    per5,
    better,
    verdict,
    isDecided,
    isClosed: isDecided || isOver,
    before: describeSide(check.before),
    after: describeSide(check.after),
    difference,
    needs,
  };
}

/** Decides the effects of a player's coaching sessions once the games are in. */
export const finalizeEffectsJob = defineJob({
  name: 'coaching.settle-effects',
  payload: z.object({ userId: z.uuid() }),
  getKey: ({ userId }) => userId,
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
    await queue.send(tx, finalizeEffectsJob, { userId });
}

/** Stores the decided effects of a player's sessions and notifies player and coach; safe to call again at any time. */
export async function finalizeEffects(context: Context, userId: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await findUser(db, userId);
  if (!user) return;
  for (const session of await listOpenSessions(db, userId, now)) {
    const { checks, effects } = await evaluateSession(context, user, session);
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
      await publishChange(tx, { topic: 'plan', userId });
      await notifySession(tx, session, 'coach', { key, now }, () => `Result: ${verdict}`);
    });
  }
}

/** Max length of a notification's value, including its prefix. */
const MAX_VERDICT_LENGTH = 270;
