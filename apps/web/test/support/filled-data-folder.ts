import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAccount } from '../../../server/src/features/auth/make-account.ts';
import { migrateDatabase } from '../../../server/src/platform/database/migrate-database.ts';
import { openEmbeddedDatabase } from '../../../server/src/platform/database/open-embedded-database.ts';
import { type GameScript, type StoredGame, storeGames } from '../../../server/src/testing/store-games.ts';
import type { Account } from './accounts.ts';
import { fillGoals } from './filled-goals.ts';

/** A player with a season behind him: what uploads end in, without the hours of play. */
export interface FilledDataFolder {
  /** For `startServer({ DATA_DIR })`, which removes it in the end. */
  dataDir: string;
  account: Account;
  /** Doubles games that count, oldest first: 20 for the window, 10 before it. */
  games: readonly StoredGame[];
}

export const FILLED_ACCOUNT: Account = {
  userName: 'regular',
  email: 'regular@example.org',
  password: 'a long enough password',
};

const DAY_MS = 24 * 60 * 60_000;
const MAPS = [
  { code: 'beckwith_p', name: 'Beckwith Park' },
  { code: 'urban_p', name: 'Urban Central' },
] as const;

function scriptsOf(now: number): GameScript[] {
  return Array.from({ length: 30 }, (_, n) => ({
    playedAt: new Date(now - (31 - n) * DAY_MS),
    times: 0.7 + ((n * 7) % 11) / 16,
    score: n % 3 === 0 ? ([1, 2] as const) : ([3, 1] as const),
    playlist: n % 5 === 0 ? ('casual' as const) : ('ranked' as const),
    map: MAPS[n % 2]!,
  }));
}

/** Makes a data folder with one such player, Platinum II in doubles. */
export async function fillDataFolder(): Promise<FilledDataFolder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-season-'));
  const database = await openEmbeddedDatabase({
    folder: join(dataDir, 'database'),
    onLost: (error) => {
      throw error;
    },
  });
  try {
    await migrateDatabase(database);
    const now = Math.floor(Date.now() / 1000) * 1000;
    const clock = { now: () => new Date(now) };
    const user = await makeAccount({ db: database.db, clock }, { ...FILLED_ACCOUNT, userType: 'Player' });
    if (!user) throw new Error('The account was not made.');
    // Ranks without a date: nothing is learned from these games, so that the references stay those of the engine.
    await database.pool.query(
      `update users set duel_mode_rank = 'unranked', doubles_mode_rank = 'platinum-2', standard_mode_rank = 'unranked'`,
    );
    // He has said whether he wants weekly mails.
    await database.pool.query(`insert into notification_settings (user_id, asked_at) values ($1, now())`, [
      user.id,
    ]);
    const identity = 'steam:76561198111111111';
    const games = await storeGames(database, user.id, identity, scriptsOf(now));
    await storeGames(database, user.id, identity, [
      { playedAt: new Date(now - 5.5 * DAY_MS), playlist: 'private' },
      { playedAt: new Date(now - 6.5 * DAY_MS), liveSeconds: 100 },
    ]);
    await fillGoals(database, user.id, clock.now());
    return { dataDir, account: FILLED_ACCOUNT, games };
  } finally {
    await database.close();
  }
}
