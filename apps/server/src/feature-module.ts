import type { OwnGameNote } from '@datacoach/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { AnalysisEngine } from './features/analysis/analysis-engine.ts';
import type { ProviderIdentity } from './features/auth/provider-identity.ts';
import type { User } from './features/auth/user.repository.ts';
import type { PaymentProvider } from './features/payments/payment-provider.ts';
import type { FileChecks } from './features/replays/check-file.ts';
import type { ReferenceBooks } from './features/scores/reference-books.ts';
import type { TokenKeys } from './platform/config/token-keys.ts';
import type { Database, Executor, Transaction } from './platform/database/database.ts';
import type { Authenticate } from './platform/http/caller.ts';
import type { Platform } from './platform/platform.ts';
import type { JobDefinition } from './platform/queue/define-job.ts';
import type { ThreadPool } from './platform/thread-pool/thread-pool.ts';
import type { ZipEntry } from './platform/zip/zip-of.ts';

/** What every feature works with: the platform, and what a few features give to all. Built once a process. */
export interface Context extends Platform {
  db: Database;
  /** Keys of tokens and links, derived from the secret. */
  keys: TokenKeys;
  /** Rank references, cached until they change. */
  books: ReferenceBooks;
  paymentProvider: PaymentProvider;
  authenticate: Authenticate;
  /** What looks at uploads before they are kept. */
  fileChecks: FileChecks;
  /** All features, in the order in which they are asked. */
  modules: readonly FeatureModule[];
  /** Answers of features to those that they are built on, which cannot import them. */
  answers: FeatureAnswers;
}

export interface FeatureAnswers {
  /** Whether an account came by a friend's code (`referrals`). */
  cameByFriend(db: Executor, userId: string): Promise<boolean>;
  /** Whether new accounts can be made (`capacity`). */
  signUpsOpen(): Promise<boolean>;
  /** Pro coaches with the next time that each is free (`coaching`). */
  nextFreeCoaches(): Promise<{ name: string; nextFree: Date | null }[]>;
  /** How the user's own players did in some matches, by match (`scores`). */
  readGameNotes(
    userId: string,
    identities: readonly string[],
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, OwnGameNote>>;
}

/** What background work has besides. */
export interface WorkerContext extends Context {
  /** Analyze files; their answers are known to `analysis`. */
  threads: ThreadPool<Uint8Array, unknown>;
  engine: AnalysisEngine;
  /** Long work ends early then. */
  isClosing(): boolean;
}

/** A feature of the server: what it serves, what it does in the background, and what it does when others act. */
export interface FeatureModule {
  name: string;
  /** Every column of the feature's tables that holds the id of an account. */
  accountData?: readonly AccountData[];
  routes?(app: FastifyInstance, context: Context): void | Promise<void>;
  jobs?: readonly FeatureJob[];
  schedules?: readonly Schedule[];
  /** Before the first job of a worker begins. */
  beforeWork?(context: WorkerContext): Promise<void>;
  /** Begins work with a rhythm of its own; the answer ends it. */
  startWork?(context: WorkerContext): { stop(): Promise<void> };

  /** Refuses new accounts with a ProblemError. */
  beforeSignUp?(context: Context): Promise<void>;
  /** After a sign-up; `address` is the network address that it came from. */
  onSignUp?(context: Context, user: User, address: string): Promise<void>;
  /** Epic or Discord has vouched for the owner of an account. */
  onProof?(context: Context, userId: string, identity: ProviderIdentity): Promise<void>;
  /**
   * Ends what opens the account besides its sign-ins: its password was changed, it was banned, or it goes over to the
   * owner of its address.
   */
  endAccess?(tx: Transaction, userId: string): Promise<void>;
  /** The owner has turned out to be under 13: from now on nothing is shown to others. */
  endSharing?(tx: Transaction, userId: string): Promise<void>;

  /** Within the transaction that stores a match. */
  onMatchStored?(context: Context, tx: Transaction, stored: StoredMatch): Promise<void>;
  /** After that transaction; the job is tried again when it throws. */
  afterMatchStored?(context: Context, matchId: string): Promise<void>;

  /** The feature's fields of an account's `account.json`. */
  exportData?(context: Context, user: User): Promise<Record<string, unknown>>;
  /** Files that go into the account's zip besides. */
  exportFiles?(context: Context, user: User): Promise<readonly ZipEntry[]>;
  /** Before an account is deleted, outside any transaction. */
  beforeErase?(context: Context, userId: string): Promise<void>;
  /**
   * Within the transaction that deletes an account, before its row goes and with it every row that cascades. Answers
   * the keys of stored files to remove.
   */
  eraseData?(tx: Transaction, userId: string, now: Date): Promise<readonly string[]>;
}

/** What the owner of an account gets of the rows that name it in a column, and what becomes of them with its deletion. */
export type AccountData = { column: PgColumn } & (
  | { exportedAs: string; onErasure: 'deleted'; reason?: never }
  | {
      /** Field of `account.json`, or file or folder of the zip; null where the rows are not exported. */
      exportedAs: string | null;
      /** `cleared`: the row stays without the id. `kept`: it stays as it is. */
      onErasure: 'deleted' | 'cleared' | 'kept';
      /** Why a row is not exported, or why and how long it stays. */
      reason: string;
    }
);

export interface StoredMatch {
  ownerId: string;
  matchId: string;
  /** The coach's folder that it was uploaded to; null for an own upload. */
  folderId: string | null;
  /** The player who recorded the file. */
  recorderIdentity: string | null;
  /** An older engine has stored it before. */
  isAgain: boolean;
  now: Date;
}

/** `start`: once when a worker starts, `day`: every day, one after another in the order of modules, not waited for.
 * `minute`: every minute, all at once. `clean-up`: every minute, one after another in the order of modules. */
export type ScheduleTime = 'start' | 'minute' | 'clean-up' | 'day';

export interface Schedule {
  at: readonly ScheduleTime[];
  /** What the log says when it fails. */
  what: string;
  run(context: WorkerContext): Promise<unknown>;
}

export interface FeatureJob {
  definition: JobDefinition;
  run(context: WorkerContext, payload: never): Promise<unknown>;
}

/** A job with what does it. */
export function job<Payload extends z.ZodType>(
  definition: JobDefinition<string, Payload>,
  run: (context: WorkerContext, payload: z.output<Payload>) => Promise<unknown>,
): FeatureJob {
  return { definition, run };
}
