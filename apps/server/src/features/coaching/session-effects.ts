import { CHECK_GAMES, isCheckable } from '@datacoach/analysis';
import { EFFECT_DAYS, type PlanCheck, SESSION_STATUS, type SessionEffect } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { findUser, type User } from '../auth/index.ts';
import { findReferenceFor, getRankIn, readOwnScoredGames } from '../scores/index.ts';
import { GAMES_BEFORE, judgeGames } from '../training-plans/index.ts';
import { listAllSessions, listSessionPage, type SessionRow } from './coach-session.repository.ts';

/** Games read after a session, so each metric has its twelve. */
const GAMES_AFTER = 5 * CHECK_GAMES.after;
/** Sessions that will be held, or were. */
const HELD: readonly number[] = [SESSION_STATUS.booked, SESSION_STATUS.done];
/** Max metrics per session: its aim's, and those of two homework items. */
const MAX = 3;

interface Measured {
  metric: string;
  of: SessionEffect['of'];
}

/** Returns the metrics that show a session's effect: its aim's first, then its homework's, each once. */
export function listMeasuredMetrics({
  aimMetric,
  homeworkMetrics,
}: Pick<SessionRow, 'aimMetric' | 'homeworkMetrics'>) {
  const named: Measured[] = [
    ...(aimMetric === null ? [] : [{ metric: aimMetric, of: 'aim' as const }]),
    ...homeworkMetrics.map((metric) => ({ metric, of: 'homework' as const })),
  ];
  return named
    .filter(({ metric }, index) => named.findIndex((one) => one.metric === metric) === index)
    .filter(({ metric }) => isCheckable(metric))
    .slice(0, MAX);
}

/** Returns what a player's sessions in a mode were about, oldest first; cancelled ones don't count. */
export async function listCoachedMetrics(db: Executor, userId: string, mode: number) {
  const sessions = await listAllSessions(db, userId);
  return sessions
    .filter((one) => one.playerId === userId && one.mode === mode && HELD.includes(one.status))
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
    const effects = row.effects ?? (user ? (await judgeSession(context, user, row)).effects : []);
    items.push({ sessionId: row.id, effects });
  }
  return { items };
}

/**
 * Judges a session's metrics like checks of training plans: the last games before it against the first ones after it,
 * of its mode. Games that the player keeps private from the coach don't count, so both see the same.
 */
export async function judgeSession({ db, books, clock }: Context, user: User, session: SessionRow) {
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
  const checks = measured.map(({ metric }) => judgeGames(metric, { before, after }, { book, tier }));
  return {
    checks,
    effects: checks.map((check, index) => getSessionEffect(measured[index]!, check, now >= lastDay)),
  };
}

/** Leaves out the games, because the coach's access to them ends. */
function getSessionEffect({ of }: Measured, check: PlanCheck, isOver: boolean): SessionEffect {
  const { metric, label, per5, better, verdict, isDecided, difference, needs } = check;
  const side = (one: PlanCheck['before']) =>
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
    before: side(check.before),
    after: side(check.after),
    difference,
    needs,
  };
}
