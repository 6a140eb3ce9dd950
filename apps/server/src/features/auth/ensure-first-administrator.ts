import { randomInt } from 'node:crypto';
import type { UserType } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import type { Config } from '../../platform/config/config.ts';
import { removeAllTokens } from './account-token.repository.ts';
import { hashPassword } from './password-hash.ts';
import { revokeUserFamilies } from './refresh-family.repository.ts';
import { revokeOtherSignIns } from './set-password.ts';
import {
  findUserByEmail,
  hasAdministrator,
  insertUser,
  promoteToAdministrator,
  toEmailKey,
  type User,
} from './user.repository.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** What to print once: the generated password is only stored as a hash. */
export interface FirstAdministrator {
  email: string;
  /** Null if ADMIN_PASSWORD is set. */
  password: string | null;
}

/**
 * Creates the first administrator; null if one exists. If the address is already taken, that account becomes the
 * administrator's with the new password, and all its other sign-ins are revoked.
 */
export async function ensureFirstAdministrator(
  { db, clock, modules }: Pick<Context, 'db' | 'clock' | 'modules'>,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator | null> {
  if (await hasAdministrator(db)) return null;
  const password = adminPassword ?? generatePassword();
  const shown = { email: adminEmail, password: adminPassword === null ? password : null };
  const account = { email: adminEmail, password, userName: 'Administrator', userType: 'Admin' } as const;
  if (await createAdministratorAccount({ db, clock }, account)) return shown;

  const existing = await findUserByEmail(db, adminEmail);
  // Another process starting at the same time may have been faster.
  if (!existing || existing.userType === 'Admin') return null;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await promoteToAdministrator(tx, existing.id, passwordHash, clock.now());
    await revokeOtherSignIns({ modules }, tx, existing.id);
    await removeAllTokens(tx, existing.id);
    await revokeUserFamilies(tx, existing.id, clock.now());
  });
  return shown;
}

function generatePassword(): string {
  const generateGroup = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, generateGroup).join('-');
}

/**
 * Creates an account of any role, with a confirmed address and finished first steps, and for coaches the team plan;
 * null if the address is taken. For programs that set up an installation (first administrator, demo): users sign up.
 */
export async function createAdministratorAccount(
  { db, clock }: DbAndClock,
  account: { email: string; password: string; userName: string; userType: UserType },
): Promise<User | null> {
  const now = clock.now();
  return insertUser(db, {
    email: account.email,
    emailKey: toEmailKey(account.email),
    emailConfirmedAt: now,
    userName: account.userName,
    passwordHash: await hashPassword(account.password),
    userType: account.userType,
    // Otherwise coaches would have no team to coach.
    ...(account.userType === 'Coach' && { planName: 'TeamPlan' }),
    createdAt: now,
    gotStartedAt: now,
  });
}
