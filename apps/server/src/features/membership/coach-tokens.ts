import { addMonths } from '../../platform/clock/time-zones.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { lockMembership, openMembership } from './membership.repository.ts';
import {
  findTokenEvent,
  insertTokenEvent,
  listHoldersOfExpiringTokens,
  listTokenRows,
  type TokenEvent,
  type TokenRow,
} from './token.repository.ts';

/** Months until tokens expire (decisions.md 7). */
const VALID_MONTHS = 12;
/** A session costs one full token. */
const HALVES_PER_TOKEN = 2;
const MIN_RETURNED_VALIDITY_MS = 30 * 24 * 60 * 60_000;

/** Returns when tokens bought now expire: on the same day of the month, or on the last day of a shorter one. */
export const getTokenExpiry = (now: Date): Date => new Date(addMonths(now.getTime(), VALID_MONTHS));

/** Returns an account's remaining tokens; halves come from late cancellations. */
export async function calculateTokenBalance(db: Executor, userId: string, now: Date): Promise<number> {
  return countHalves(await listTokenLots(db, userId, now)) / HALVES_PER_TOKEN;
}

/** Returns the remaining tokens, soonest to expire first, in halves. */
export async function listTokenLots(db: Executor, userId: string, now: Date): Promise<TokenLot[]> {
  return listTokensLeft(await listTokenRows(db, userId), now);
}

/** Returns each account's remaining tokens that expire within the time, with the soonest expiry, until it is notified. */
export async function listExpiringTokens(db: Executor, due: { now: Date; before: Date; onceKey: string }) {
  const found: { userId: string; endsAt: Date }[] = [];
  for (const userId of await listHoldersOfExpiringTokens(db, due)) {
    const [soonest] = await listTokenLots(db, userId, due.now);
    if (soonest && soonest.endsAt <= due.before) found.push({ userId, endsAt: soonest.endsAt });
  }
  return found;
}

/** Records paid tokens, once per order, or granted ones. Returns whether they are new. */
export async function addTokens(
  tx: Transaction,
  given: {
    userId: string;
    tokens: number;
    kind: 'token-bought' | 'token-granted';
    subjectId: string | null;
    note: string;
  },
  now: Date,
): Promise<boolean> {
  const { tokens, ...event } = given;
  await lockTokens(tx, given.userId);
  return insertTokenEvent(tx, {
    ...event,
    at: now,
    amount: tokens * HALVES_PER_TOKEN,
    endsAt: getTokenExpiry(now),
  });
}

/** Spends a token on a session, once, never going below 0. Throws ProblemError 409 `no-token`. */
export async function spendToken(
  tx: Transaction,
  { userId, sessionId, note }: { userId: string; sessionId: string; note: string },
  now: Date,
): Promise<void> {
  await lockTokens(tx, userId);
  if (await findTokenEvent(tx, 'token-spent', sessionId)) return;
  const lots = await listTokenLots(tx, userId, now);
  if (countHalves(lots) < HALVES_PER_TOKEN) {
    throw conflict('no-token', 'You have no coaching tokens left. Buy one to book a session.');
  }
  const endsAt = getLatestDate(lots);
  await insertTokenEvent(
    tx,
    createTokenEvent('token-spent', { userId, subjectId: sessionId, note }, -HALVES_PER_TOKEN, endsAt, now),
  );
}

/** Charges half a token, which nothing refunds. Throws ProblemError 409 `no-token`. */
export async function chargeHalfToken(
  tx: Transaction,
  { userId, note }: { userId: string; note: string },
  now: Date,
): Promise<void> {
  await lockTokens(tx, userId);
  if (countHalves(await listTokenLots(tx, userId, now)) === 0) {
    throw conflict('no-token', 'Moving it this late costs half a token, and you have none left.');
  }
  await insertTokenEvent(
    tx,
    createTokenEvent('token-withdrawn', { userId, subjectId: null, note }, -1, null, now),
  );
}

/** Refunds a session's token, in full or half, once; it is valid for at least 30 days. Returns whether it did. */
export async function refundToken(
  tx: Transaction,
  { sessionId, share, note }: { sessionId: string; share: 'whole' | 'half'; note: string },
  now: Date,
): Promise<boolean> {
  const spent = await findTokenEvent(tx, 'token-spent', sessionId);
  if (!spent) return false;
  const { userId } = spent;
  await lockTokens(tx, userId);
  const endsAt = new Date(Math.max(spent.endsAt?.getTime() ?? 0, now.getTime() + MIN_RETURNED_VALIDITY_MS));
  const amount = share === 'whole' ? HALVES_PER_TOKEN : HALVES_PER_TOKEN / 2;
  return insertTokenEvent(
    tx,
    createTokenEvent('token-returned', { userId, subjectId: sessionId, note }, amount, endsAt, now),
  );
}

/** Withdraws granted tokens, as many as are left; once per `subjectId`. Returns how many, in tokens and halves. */
export async function removeTokens(
  tx: Transaction,
  { userId, tokens, subjectId, note }: { userId: string; tokens: number; subjectId: string; note: string },
  now: Date,
): Promise<number> {
  await lockTokens(tx, userId);
  if (await findTokenEvent(tx, 'token-withdrawn', subjectId)) return 0;
  const halves = Math.min(tokens * HALVES_PER_TOKEN, countHalves(await listTokenLots(tx, userId, now)));
  if (halves === 0) return 0;
  await insertTokenEvent(
    tx,
    createTokenEvent('token-withdrawn', { userId, subjectId, note }, -halves, null, now),
  );
  return halves / HALVES_PER_TOKEN;
}

function createTokenEvent(
  kind: TokenEvent['kind'],
  whose: { userId: string; subjectId: string | null; note: string },
  amount: number,
  endsAt: Date | null,
  at: Date,
): TokenEvent {
  return { ...whose, kind, amount, endsAt, at };
}

async function lockTokens(tx: Transaction, userId: string): Promise<void> {
  await openMembership(tx, userId);
  await lockMembership(tx, userId);
}

const getLatestDate = (lots: readonly TokenLot[]): Date => lots.at(-1)!.endsAt;

/** Half tokens with the same origin and expiry. */
interface TokenLot {
  halves: number;
  endsAt: Date;
}

/** Returns the tokens left at `now`, soonest to expire first: each spending takes those first. */
export function listTokensLeft(rows: readonly TokenRow[], now: Date): TokenLot[] {
  const lots: TokenLot[] = [];
  for (const { at, amount, endsAt } of rows) {
    if (amount > 0 && endsAt) {
      lots.push({ halves: amount, endsAt });
      lots.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
    }
    let remaining = -amount;
    for (const lot of lots) {
      if (remaining <= 0) break;
      if (lot.endsAt <= at) continue;
      const taken = Math.min(lot.halves, remaining);
      lot.halves -= taken;
      remaining -= taken;
    }
  }
  return lots.filter((lot) => lot.halves > 0 && lot.endsAt > now);
}

export const countHalves = (lots: readonly TokenLot[]) => lots.reduce((sum, { halves }) => sum + halves, 0);
