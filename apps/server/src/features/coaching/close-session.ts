import { SESSION_STATUS, type SessionRefund, type SessionStatus } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { addTokens, refundPlanSession, refundToken } from '../membership/index.ts';
import { releaseQuarters, type SessionRow, setEarning, updateSession } from './coach-session.repository.ts';

/** Stored in the append-only ledger, so it names nobody: they may delete their account. */
export const SESSION_NOTE = 'Coaching session';

interface SessionEnding {
  status: SessionStatus;
  /** What is returned; null for a session that took place. */
  refund: SessionRefund | null;
  reason: string | null;
}

/** Share of the fee that a coach earns, by the player's refund. */
const EARNED: Readonly<Record<SessionRefund, number>> = { whole: 0, half: 0.5, none: 1 };
const GIVEN: Readonly<Record<SessionRefund, number>> = { whole: 1, half: 0.5, none: 0 };

/** Ends a session, which must be locked: frees its time, refunds what is due, once, and pays the coach. */
export async function closeSession(
  tx: Transaction,
  session: SessionRow,
  { status, refund, reason }: SessionEnding,
  now: Date,
): Promise<void> {
  const { id, startsAt } = session;
  const before = GIVEN[session.refund ?? 'none'];
  const due = GIVEN[refund ?? 'none'] - before;
  // The player keeps what was refunded.
  const kept = before > 0 && due <= 0 ? session.refund : refund;
  await updateSession(tx, id, { status, refund: kept, reason, closedAt: now });
  if (status === SESSION_STATUS.cancelled || (startsAt !== null && startsAt > now))
    await releaseQuarters(tx, id);
  if (before > 0 && due > 0) await grantTokens(tx, session, due, now);
  else if (refund !== null && due > 0) await refundTokens(tx, session, refund, now);
  await recordEarning(tx, session, refund ?? 'none', now);
}

/** Credits the coach's share of the fee, depending on the refund. */
export async function recordEarning(
  tx: Transaction,
  { id: sessionId, coachId, fee }: SessionRow,
  refund: SessionRefund,
  now: Date,
): Promise<void> {
  if (coachId === null) return;
  await setEarning(tx, { sessionId, coachId, at: now, amount: Math.floor(fee * EARNED[refund]) });
}

async function refundTokens(tx: Transaction, session: SessionRow, refund: SessionRefund, now: Date) {
  if (refund === 'none') return;
  const { id: sessionId, paidWith } = session;
  const note = SESSION_NOTE;
  if (paidWith === 'token') {
    await refundToken(tx, { sessionId, share: refund, note }, now);
    return;
  }
  // Half a plan session is refunded as half a token, and a session from an expired month as a whole one.
  const isReturned = refund === 'whole' && (await refundPlanSession(tx, { sessionId, note }, now));
  if (!isReturned) await grantTokens(tx, session, GIVEN[refund], now);
}

async function grantTokens(tx: Transaction, session: SessionRow, tokens: number, now: Date): Promise<void> {
  const given = { userId: session.playerId, tokens, subjectId: session.id, note: SESSION_NOTE };
  await addTokens(tx, { ...given, kind: 'token-granted' }, now);
}
