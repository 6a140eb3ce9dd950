import { monthsAfter } from '../../platform/clock/time-zones.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { lockMembership, openMembership } from './membership.repository.ts';
import type { TokenRow } from './token.repository.ts';
import {
  findTokenEvent,
  holdersOfEnding,
  insertTokenEvent,
  type TokenEvent,
  tokenRowsOf,
} from './token.repository.ts';

/** Tokens are good for so many months (decisions.md 7). */
const VALID_MONTHS = 12;
/** A session costs a whole token. */
const WHOLE = 2;
/** What comes back is good for at least so long. */
const RETURNED_MS = 30 * 24 * 60 * 60_000;

/** When tokens that are bought now end: on the same day of the month, or on the last of a shorter one. */
export function endOfTokens(now: Date): Date {
  return new Date(monthsAfter(now.getTime(), VALID_MONTHS));
}

/** Tokens that an account has left; halves come from late cancelling. */
export async function tokenBalance(db: Executor, userId: string, now: Date): Promise<number> {
  return halvesIn(await tokenLotsOf(db, userId, now)) / WHOLE;
}

/** The tokens that are left, soonest to end first, in halves. */
export async function tokenLotsOf(db: Executor, userId: string, now: Date): Promise<TokenLot[]> {
  return purseOf(await tokenRowsOf(db, userId), now);
}

/** Tokens that are left and end within the time, with the soonest end, of each account that has some. */
export async function endingTokens(
  db: Executor,
  now: Date,
  before: Date,
): Promise<{ userId: string; endsAt: Date }[]> {
  const found: { userId: string; endsAt: Date }[] = [];
  for (const userId of await holdersOfEnding(db, now, before)) {
    const [soonest] = await tokenLotsOf(db, userId, now);
    if (soonest && soonest.endsAt <= before) found.push({ userId, endsAt: soonest.endsAt });
  }
  return found;
}

/** Writes down tokens that were paid for, once for each order, or given. Answers whether they are new. */
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
  await lock(tx, given.userId);
  return insertTokenEvent(tx, { ...event, at: now, amount: tokens * WHOLE, endsAt: endOfTokens(now) });
}

/**
 * Spends a token on a coaching session, once for each session, one after the other: no number of calls at once gets
 * below 0. Throws ProblemError 409 `no-token`.
 */
export async function spendToken(
  tx: Transaction,
  { userId, sessionId, note }: { userId: string; sessionId: string; note: string },
  now: Date,
): Promise<void> {
  await lock(tx, userId);
  if (await findTokenEvent(tx, 'token-spent', sessionId)) return;
  const lots = await tokenLotsOf(tx, userId, now);
  if (halvesIn(lots) < WHOLE) {
    throw conflict('no-token', 'You have no coaching tokens left. Buy one to book a session.');
  }
  const endsAt = latestOf(lots);
  await insertTokenEvent(tx, row('token-spent', { userId, subjectId: sessionId, note }, -WHOLE, endsAt, now));
}

/** Gives back a session's token, whole or half, once; it is good for 30 days at least. Answers whether it did. */
export async function refundToken(
  tx: Transaction,
  { sessionId, share, note }: { sessionId: string; share: 'whole' | 'half'; note: string },
  now: Date,
): Promise<boolean> {
  const spent = await findTokenEvent(tx, 'token-spent', sessionId);
  if (!spent) return false;
  const { userId } = spent;
  await lock(tx, userId);
  const endsAt = new Date(Math.max(spent.endsAt?.getTime() ?? 0, now.getTime() + RETURNED_MS));
  const amount = share === 'whole' ? WHOLE : WHOLE / 2;
  return insertTokenEvent(
    tx,
    row('token-returned', { userId, subjectId: sessionId, note }, amount, endsAt, now),
  );
}

/**
 * Takes back tokens that were given, as many as are left of all; once for each `subjectId`. Answers how many went, in
 * whole and half ones.
 */
export async function withdrawTokens(
  tx: Transaction,
  { userId, tokens, subjectId, note }: { userId: string; tokens: number; subjectId: string; note: string },
  now: Date,
): Promise<number> {
  await lock(tx, userId);
  if (await findTokenEvent(tx, 'token-withdrawn', subjectId)) return 0;
  const halves = Math.min(tokens * WHOLE, halvesIn(await tokenLotsOf(tx, userId, now)));
  if (halves === 0) return 0;
  await insertTokenEvent(tx, row('token-withdrawn', { userId, subjectId, note }, -halves, null, now));
  return halves / WHOLE;
}

function row(
  kind: TokenEvent['kind'],
  whose: { userId: string; subjectId: string; note: string },
  amount: number,
  endsAt: Date | null,
  at: Date,
): TokenEvent {
  return { ...whose, kind, amount, endsAt, at };
}

async function lock(tx: Transaction, userId: string): Promise<void> {
  await openMembership(tx, userId);
  await lockMembership(tx, userId);
}

function latestOf(lots: readonly TokenLot[]): Date {
  return lots.at(-1)!.endsAt;
}

/** Half tokens that were got together and end together. */
interface TokenLot {
  halves: number;
  endsAt: Date;
}

/**
 * What is left of the tokens at `now`, soonest to end first, from all rows in their order. Each spending takes from
 * those that end soonest, of those that were good then.
 */
export function purseOf(rows: readonly TokenRow[], now: Date): TokenLot[] {
  const lots: TokenLot[] = [];
  for (const { at, amount, endsAt } of rows) {
    if (amount > 0 && endsAt) {
      lots.push({ halves: amount, endsAt });
      lots.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
    }
    let wanted = -amount;
    for (const lot of lots) {
      if (wanted <= 0) break;
      if (lot.endsAt <= at) continue;
      const taken = Math.min(lot.halves, wanted);
      lot.halves -= taken;
      wanted -= taken;
    }
  }
  return lots.filter((lot) => lot.halves > 0 && lot.endsAt > now);
}

export function halvesIn(lots: readonly TokenLot[]): number {
  return lots.reduce((sum, { halves }) => sum + halves, 0);
}
