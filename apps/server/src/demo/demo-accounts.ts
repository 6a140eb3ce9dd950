import { createHmac } from 'node:crypto';
import type { UserType } from '@datacoach/contract';
import { makeAccount } from '../features/auth/index.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { storeRanks } from '../features/profile/index.ts';
import type { Platform } from '../platform/platform.ts';
import { PLAYER } from './people.table.ts';

export interface DemoAccount {
  role: string;
  userType: UserType;
  email: string;
  userName: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'Basic player', userType: 'Player', email: 'player@demo.example', userName: PLAYER.name },
  { role: 'Coach', userType: 'Coach', email: 'coach@demo.example', userName: 'Coach Ines' },
  { role: 'Administrator', userType: 'Admin', email: 'admin@demo.example', userName: 'Admin' },
];

/** What the player plays like in the middle of the season (see player-form.ts). */
const PLAYER_RANKS = { duel: 'diamond-2', doubles: 'diamond-3', standard: 'diamond-3' } as const;

/** Another one in every data folder, the same after an interrupted fill. */
export function demoPassword({ config }: Platform, { email }: DemoAccount): string {
  const digest = createHmac('sha256', config.authSecret).update(`demo ${email}`).digest('hex');
  return digest.slice(0, 16).replace(/(.{4})(?!$)/g, '$1-');
}

/** Makes the accounts that are missing; answers the player's id. */
export async function makeAccounts(platform: Platform): Promise<string> {
  const { clock, database } = platform;
  const { db } = database;
  const ids: string[] = [];
  for (const account of DEMO_ACCOUNTS) {
    const { email, userName, userType } = account;
    const password = demoPassword(platform, account);
    const user =
      (await makeAccount({ db, clock }, { email, userName, userType, password })) ??
      (await findUserByEmail(db, email));
    if (userType === 'Player') {
      await db.transaction((tx) => storeRanks(tx, user!, PLAYER_RANKS, 'declared', clock.now()));
    }
    ids.push(user!.id);
  }
  return ids[0]!;
}
