import { createHmac } from 'node:crypto';
import { RANKED_MODES, type UserType } from '@datacoach/contract';
import { createAdministratorAccount, type User } from '../features/auth/index.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { recordRank, storeRanks } from '../features/ranks/index.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import type { Executor, Transaction } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { BASIC_PLAYER, PLAYER } from './people.data.ts';

/** An error the user can fix: its message is shown without a stack trace. */
export class DemoError extends Error {}

export interface DemoAccount {
  role: string;
  userType: UserType;
  email: string;
  userName: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'Player', userType: 'Player', email: 'player@demo.example', userName: PLAYER.name },
  { role: 'Basic player', userType: 'Player', email: 'basic@demo.example', userName: BASIC_PLAYER.name },
  { role: 'Coach', userType: 'Coach', email: 'coach@demo.example', userName: 'Coach Ines' },
  { role: 'Administrator', userType: 'Admin', email: 'admin@demo.example', userName: 'Admin' },
];

/** The player's ranks at the beginning and in the middle of the season (see player-form.ts). */
const FIRST_RANKS = { duel: 'diamond-1', doubles: 'diamond-2', standard: 'diamond-2' } as const;
const PLAYER_RANKS = { duel: 'diamond-2', doubles: 'diamond-3', standard: 'diamond-3' } as const;
/** How many days before today they got these ranks. */
const FIRST_HELD = 42;
const HELD = 20;

/** Returns the password, which differs per data folder but is the same after an interrupted fill. */
export function getDemoPassword({ config }: Pick<Platform, 'config'>, { email }: Pick<DemoAccount, 'email'>) {
  const digest = createHmac('sha256', config.authSecret).update(`demo ${email}`).digest('hex');
  return digest.slice(0, 16).replace(/(.{4})(?!$)/g, '$1-');
}

/** Returns the demo's coach or administrator. */
export async function getDemoUser(db: Executor, userType: 'Coach' | 'Admin'): Promise<User> {
  const { email } = DEMO_ACCOUNTS.find((account) => account.userType === userType)!;
  const user = await findUserByEmail(db, email);
  if (!user) throw new DemoError(`The demo’s ${email} was deleted. Create the demo again with --fresh.`);
  return user;
}

/** Creates missing accounts and returns the ids of the player and of the player on Basic. */
export async function makeAccounts(platform: Platform, today: Date) {
  const { clock, database } = platform;
  const { db } = database;
  const ids: string[] = [];
  for (const account of DEMO_ACCOUNTS) {
    const { email, userName, userType } = account;
    const password = getDemoPassword(platform, account);
    const user =
      (await createAdministratorAccount({ db, clock }, { email, userName, userType, password })) ??
      (await findUserByEmail(db, email));
    if (userType === 'Player') {
      await db.transaction((tx) => declareRanks(tx, user!, today));
    }
    ids.push(user!.id);
  }
  return { playerId: ids[0]!, basicId: ids[1]! };
}

/** Declares the ranks: one rank lower when the season started, and confirmed today. */
async function declareRanks(tx: Transaction, user: User, today: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  for (const rankedMode of RANKED_MODES) {
    await recordRank(tx, user.id, undefined, {
      rankedMode,
      rank: FIRST_RANKS[rankedMode],
      source: 'declared',
      confirmedAt: daysAgo(FIRST_HELD),
    });
  }
  for (const days of [HELD, 0]) await storeRanks(tx, user, PLAYER_RANKS, 'declared', daysAgo(days));
}
