import { type CoachSession, type ManagedCoach, SESSION_STATUS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { closeSession } from './close-session.ts';
import { findSession, lockSession } from './coach-session.repository.ts';
import { describeSession } from './describe-session.ts';
import { sessionNotFound } from './list-coaches.ts';
import { notifySession } from './notify-session.ts';
import { findProCoach, listCoachPage, putProCoach } from './pro-coach.repository.ts';

export async function listManagedCoaches({ db }: Pick<Context, 'db'>, search: string, pageIndex: number) {
  const { rows, total } = await listCoachPage(db, search, pageIndex);
  const items = rows.map(
    ({ row, ...facts }): ManagedCoach => ({
      ...facts,
      approvedAt: row?.approvedAt.toISOString() ?? null,
      isOffered: row?.isOffered ?? false,
      hasTerms: row?.terms != null,
      fee: row?.fee ?? 0,
    }),
  );
  return { items, total };
}

/** Admits or withdraws a coach and sets their fee. Throws ProblemError 404. */
export async function setProCoach(
  { db, clock }: Context,
  actorId: string,
  userId: string,
  { isOffered, fee }: Body<'setProCoach'>,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user?.userType !== 'Coach') throw notFound('This account isn’t a coach. Change its role first.');
    const before = await findProCoach(tx, userId);
    await putProCoach(tx, { userId, isOffered, fee }, at);
    await recordAudit(tx, {
      actorId,
      at,
      action: 'set-pro-coach',
      targetKind: 'user',
      targetId: userId,
      before: before && { isOffered: before.isOffered, fee: before.fee },
      after: { isOffered, fee },
    });
  });
}

/** Decides how a session ended. The player keeps what was refunded. Throws ProblemError 404, 409. */
export async function correctSession(
  { db, clock }: Context,
  actorId: string,
  sessionId: string,
  { status, note }: Body<'correctSession'>,
): Promise<CoachSession> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session) throw sessionNotFound();
    if (session.status === status) throw conflict('same-status', 'The session already has this result.');
    const isOff = status === SESSION_STATUS.cancelled || status === SESSION_STATUS.noShowCoach;
    const refund = isOff ? 'whole' : status === SESSION_STATUS.noShowPlayer ? 'none' : null;
    await closeSession(tx, session, { status, refund, reason: note }, now);
    await recordAudit(tx, {
      actorId,
      at: now,
      action: 'decide-coaching-session',
      targetKind: 'coaching-session',
      targetId: sessionId,
      before: { status: session.status, refund: session.refund },
      after: { status, refund },
      note,
    });
    const key = { key: `decided:${session.version}`, now };
    await notifySession(tx, session, 'player', key, () => `We reviewed how this session ended: ${note}`);
    await notifySession(tx, session, 'coach', key, () => `We reviewed how this session ended: ${note}`);
  });
  return describeSession((await findSession(db, sessionId))!, actorId, now);
}
