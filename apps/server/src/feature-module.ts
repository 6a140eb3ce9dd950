import type { MyGameNote } from '@datacoach/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { AnalysisEngine } from './features/analysis/analysis-engine.ts';
import type { ProviderIdentity } from './features/auth/linked-identity.repository.ts';
import type { User } from './features/auth/user.repository.ts';
import type { PaymentProvider } from './features/payments/payment-provider.ts';
import type { FileChecks } from './features/replays/check-file.ts';
import type { ReferenceBooks } from './features/scores/reference-books.ts';
import type { TokenKeys } from './platform/config/token-keys.ts';
import type { Database, Executor, Transaction } from './platform/database/database.ts';
import type { Authenticate } from './platform/http/access.ts';
import type { Platform } from './platform/platform.ts';
import type { JobDefinition } from './platform/queue/queue.ts';
import type { ThreadPool } from './platform/thread-pool/thread-pool.ts';
import type { ZipEntry } from './platform/zip/create-zip.ts';

/** What every feature works with: the platform and a few shared features. Built once per process. */
export interface Context extends Platform {
  db: Database;
  /** Keys for tokens and links, derived from the secret. */
  keys: TokenKeys;
  /** Rank references, cached until they change. */
  books: ReferenceBooks;
  paymentProvider: PaymentProvider;
  authenticate: Authenticate;
  /** Checks uploads before they are stored. */
  fileChecks: FileChecks;
  /** All features, in the order they are called. */
  modules: readonly FeatureModule[];
  /** Functions that features provide to lower-level features, which can't import them. */
  answers: FeatureQueries;
}

/** What most reads and changes need of the context. */
export type DbAndClock = Pick<Context, 'db' | 'clock'>;

export interface FeatureQueries {
  /** Whether an account signed up with a friend's code (`referrals`). */
  wasReferredByFriend(db: Executor, userId: string): Promise<boolean>;
  /** Whether new accounts can be created (`capacity`). */
  areSignUpsOpen(): Promise<boolean>;
  /** Pro coaches with their next free time (`coaching`). */
  listNextFreeCoaches(): Promise<{ name: string; nextFree: Date | null }[]>;
  /** How the user's own players did in matches, by match (`scores`). */
  readGameNotes(
    userId: string,
    identities: readonly string[],
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, MyGameNote>>;
  /** Locks a coach's folders. Throws ProblemError 404, 409 if this one is gone or lacks room (`coach-folders`). */
  requireFolderRoom(tx: Transaction, coachId: string, folderId: string, more: number): Promise<void>;
  /** The account's last seven days in lines, speeds in uu/s; null without games that count (`career`). */
  describeWeek(userId: string): Promise<string[] | null>;
}

/** The additional context of background work. */
export interface WorkerContext extends Context {
  /** Threads that analyze files; only `analysis` knows the type of their results. */
  threads: ThreadPool<Uint8Array, unknown>;
  engine: AnalysisEngine;
  /** Whether the worker is closing, so that long work stops early. */
  isClosing(): boolean;
}

/** A feature of the server: its routes, its background work and its hooks. */
export interface FeatureModule {
  name: string;
  /** Every column in the feature's tables that holds an account id. */
  accountData?: readonly AccountData[];
  routes?(app: FastifyInstance, context: Context): void | Promise<void>;
  jobs?: readonly FeatureJob[];
  schedules?: readonly Schedule[];
  /** Runs before a worker's first job. */
  beforeWork?(context: WorkerContext): Promise<void>;
  /** Starts work on its own schedule; `stop` ends it. */
  startWork?(context: WorkerContext): { stop(): Promise<void> };

  /** Refuses a new account by throwing a ProblemError. */
  beforeSignUp?(context: Context): Promise<void>;
  /** Runs after a sign-up; `address` is the client's IP address. */
  onSignUp?(context: Context, user: User, address: string): Promise<void>;
  /** Runs within the transaction in which the owner of an account's address has confirmed it. */
  onEmailConfirmed?(context: Context, tx: Transaction, user: User): Promise<void>;
  /** Runs when Epic or Discord has verified an account's owner. */
  onProof?(context: Context, userId: string, identity: ProviderIdentity): Promise<void>;
  /** Revokes access besides sign-ins: the password changed, a ban, or the address's owner took over. */
  revokeAccess?(tx: Transaction, userId: string): Promise<unknown>;
  /** Runs when the address's owner takes over the account: undoes what whoever signed up with it agreed to. */
  onTakenOver?(tx: Transaction, userId: string): Promise<unknown>;
  /**
   * Runs when the owner turns out to be under 13, or takes over the account (`all`), or joins a school's team under 18
   * (`public`).
   */
  revokeSharing?(tx: Transaction, userId: string, what: SharingRevocation): Promise<unknown>;

  /** Runs within the transaction that stores a match. */
  onMatchStored?(context: Context, tx: Transaction, stored: StoredMatch): Promise<void>;
  /** Runs after that transaction; the job is retried if it throws. */
  afterMatchStored?(context: Context, matchId: string): Promise<void>;

  /** The feature's fields of an account's `account.json`. */
  exportData?(context: Context, user: User): Promise<Record<string, unknown>>;
  /** Additional files for the account's zip. */
  exportFiles?(context: Context, user: User): Promise<readonly ZipEntry[]>;
  /** Runs before an account is deleted, outside any transaction. */
  beforeErase?(context: Context, userId: string): Promise<void>;
  /** Runs within the transaction that deletes an account, first; returns the keys of files to remove. */
  eraseData?(tx: Transaction, userId: string, now: Date): Promise<readonly string[]>;

  /** Runs before two accounts are merged, outside any transaction; repeating it changes nothing. */
  beforeMerge?(context: Context, merge: AccountMerge): Promise<void>;
  /**
   * Runs within the transaction that merges two accounts, before rows move as their columns' `onMerge` says: settles
   * what would conflict. Returns what an administrator should know about it. Throws ProblemError 409 if the accounts
   * can't be merged.
   */
  mergeData?(context: Context, tx: Transaction, merge: AccountMerge): Promise<readonly string[]>;
}

/** What an account no longer shows: its public pages, or anything to anyone. */
export type SharingRevocation = 'public' | 'all';

/** Two accounts of one person. */
export interface AccountMerge {
  /** The account that ends. */
  from: User;
  /** The account that stays. */
  into: User;
  /** Nothing of it is kept: an administrator wants to see what would happen. */
  isPreview: boolean;
  now: Date;
}

/** What an account's export, deletion and merger do with the rows that reference it in a column. */
export type AccountData = {
  column: PgColumn;
  /**
   * `moved`: belongs to the account that stays; a row that account has already is deleted with the merged account.
   * `dropped`: deleted with the merged account. `kept`: stays unchanged.
   */
  onMerge: 'moved' | 'dropped' | 'kept';
} & (
  | { exportedAs: string; onErasure: 'deleted'; reason?: never }
  | {
      /** Field of `account.json`, or file or folder of the zip; null if the rows aren't exported. */
      exportedAs: string | null;
      /** `cleared`: the row stays without the id. `kept`: it stays unchanged. */
      onErasure: 'deleted' | 'cleared' | 'kept';
      /** Why a row isn't exported, or why and how long it stays. */
      reason: string;
    }
);

/** Rows of an account that are exported, deleted with it, and move when it is merged. */
export function ownRows(column: PgColumn, exportedAs: string): AccountData {
  return { column, exportedAs, onErasure: 'deleted', onMerge: 'moved' };
}

/** Rows of an account that are exported, and deleted with it also when it is merged. */
export function unmergedRows(column: PgColumn, exportedAs: string): AccountData {
  return { column, exportedAs, onErasure: 'deleted', onMerge: 'dropped' };
}

/** Like those, but not exported. */
export function internalRows(column: PgColumn, reason: string): AccountData {
  return { column, exportedAs: null, onErasure: 'deleted', onMerge: 'dropped', reason };
}

/** A column that names who edited a row that isn't theirs. */
export function editorColumn(column: PgColumn): AccountData {
  return { column, exportedAs: null, onErasure: 'cleared', onMerge: 'moved', reason: 'Names its editor.' };
}

export interface StoredMatch {
  ownerId: string;
  matchId: string;
  /** The coach's folder of the upload; null for an own upload. */
  folderId: string | null;
  /** The player who recorded the file. */
  recorderIdentity: string | null;
  /** Whether an older engine has stored it before. */
  isAgain: boolean;
  now: Date;
}

/**
 * `start`: once when a worker starts. `day`: every day, one after another in module order, without waiting. `minute`:
 * every minute, all at once. `clean-up`: every minute, one after another in module order.
 */
export type ScheduleTime = 'start' | 'minute' | 'clean-up' | 'day';

export interface Schedule {
  at: readonly ScheduleTime[];
  /** What the log says if it fails. */
  what: string;
  run(context: WorkerContext): Promise<unknown>;
}

export interface FeatureJob {
  definition: JobDefinition;
  run(context: WorkerContext, payload: never): Promise<unknown>;
}

/** Combines a job with its handler. */
export function createFeatureJob<Payload extends z.ZodType>(
  definition: JobDefinition<string, Payload>,
  run: (context: WorkerContext, payload: z.output<Payload>) => Promise<unknown>,
): FeatureJob {
  return { definition, run };
}
