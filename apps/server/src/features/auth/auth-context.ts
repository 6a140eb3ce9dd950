import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Mailer } from '../../platform/mailer/mailer.ts';
import type { ProviderIdentity } from './provider-identity.ts';
import type { TokenKeys } from './token-keys.ts';
import type { User } from './user.repository.ts';

/** What the account functions work with. */
export interface AuthContext {
  db: Database;
  clock: Clock;
  keys: TokenKeys;
  mailer: Mailer;
  /** Address of the product in mails. */
  publicUrl: string;
  /** Where people get help; null where none is told. */
  supportMail: () => Promise<string | null>;
  limits: RateLimits;
  /** Called with every account that has signed up, and the address that it came from. */
  onSignUp?: (user: User, address: string) => Promise<void>;
  /** Throws ProblemError 503 while no new accounts are made. */
  requireRoom: () => Promise<void>;
  /** Told whenever Epic or Discord vouches for the owner of an account. */
  onProof: (userId: string, identity: ProviderIdentity) => Promise<void>;
  /** Told when an account goes over to the owner of its address: nothing of who had it before may open it. */
  onTakeOver: (tx: Transaction, userId: string) => Promise<void>;
  /** How long access tokens are good, and refresh tokens from each rotation on. */
  tokenLife: { accessMs: number; refreshMs: number };
}
