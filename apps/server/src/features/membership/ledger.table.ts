import { PLAN_NAMES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** What happens to an account's plan. */
export const PLAN_EVENTS = [
  'joined',
  'trial-started',
  'trial-ended',
  'plan-granted',
  'plan-started',
  'plan-changed',
  'plan-ended',
] as const;
/** What happens to coaching tokens; `amount` counts halves, because late cancelling costs half a token. */
export const TOKEN_EVENTS = [
  'token-bought',
  'token-granted',
  'token-spent',
  'token-returned',
  'token-withdrawn',
] as const;
/** Ends of a reservation: it counts, it is given back, or it counts as an upload with console players. */
export const SETTLEMENTS = ['upload-kept', 'upload-returned', 'upload-console'] as const;
export const LEDGER_KINDS = [
  ...PLAN_EVENTS,
  'upload-reserved',
  ...SETTLEMENTS,
  'session-taken',
  'session-returned',
  /** More replays for one cycle; `amount` says how many. */
  'replays-granted',
  ...TOKEN_EVENTS,
] as const;

/** Every change of plan, replay quota, coaching sessions and tokens, one row each; rows are added and never changed. */
export const ledger = pgTable(
  'membership_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** Plan held from here on. */
    planName: text('plan_name', { enum: PLAN_NAMES }),
    /** Its day of the month begins each cycle from here on; null where it stays. */
    anchorAt: timestamp('anchor_at', { withTimezone: true }),
    /** Half tokens that come, or go (below 0); replays that are given. */
    amount: integer('amount'),
    /** Last moment of a trial, of a plan given for a time, or of tokens. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Cycle that the row counts in, by its first moment. */
    cycleStart: timestamp('cycle_start', { withTimezone: true }),
    /** Upload, coaching session or order that the row is about. It may be gone. */
    subjectId: uuid('subject_id'),
    /** Why, for people: who gave a trial, which payment. */
    note: text('note'),
  },
  (table) => [
    index('membership_ledger_cycle').on(table.userId, table.cycleStart),
    index('membership_ledger_kind').on(table.kind, table.at),
    uniqueIndex('membership_ledger_joined').on(table.userId).where(sql`kind = 'joined'`),
    uniqueIndex('membership_ledger_reserved').on(table.subjectId).where(sql`kind = 'upload-reserved'`),
    uniqueIndex('membership_ledger_settled')
      .on(table.subjectId)
      .where(sql`kind in ('upload-kept', 'upload-returned', 'upload-console')`),
    uniqueIndex('membership_ledger_token')
      .on(table.kind, table.subjectId)
      .where(sql`kind in ('token-bought', 'token-spent', 'token-returned', 'token-withdrawn')`),
  ],
);
