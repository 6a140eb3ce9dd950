import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PlanName } from '@datacoach/contract';
import { createAdministratorAccount } from '../../../server/src/features/auth/ensure-first-administrator.ts';
import { openEmbeddedDatabase } from '../../../server/src/platform/database/open-embedded-database.ts';
import { copyDataFolder } from '../../../server/src/testing/copy-data-folder.ts';
import { type GameScript, type StoredGame, storeGames } from '../../../server/src/testing/store-games.ts';
import type { Account } from './accounts.ts';
import { copyTemplate } from './data-folder-templates.ts';
import { fillGoals } from './filled-goals.ts';
import { createDataFolder } from './running-server.ts';

/** A player with a season behind them, as if uploaded but without the hours of play. */
export interface FilledDataFolder {
  /** For `startServer({ DATA_DIR })`, which removes it at the end. */
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

function createGameScripts(now: number): GameScript[] {
  return Array.from({ length: 30 }, (_, n) => ({
    playedAt: new Date(now - (31 - n) * DAY_MS),
    times: 0.7 + ((n * 7) % 11) / 16,
    score: n % 3 === 0 ? ([1, 2] as const) : ([3, 1] as const),
    playlist: n % 5 === 0 ? ('casual' as const) : ('ranked' as const),
    map: MAPS[n % 2]!,
  }));
}

/** Creates a data folder with one such player, Platinum II in doubles, on the given plan. */
export async function fillDataFolder(planName: PlanName = 'Basic'): Promise<FilledDataFolder> {
  // Dates the games relative to the day they are stored.
  const today = new Date().toISOString().slice(0, 10);
  const dataDir = await copyTemplate(`season-${planName}-${today}`, async (folder) => {
    const fresh = await createDataFolder();
    copyDataFolder(fresh, folder);
    rmSync(fresh, { recursive: true });
    const games = await fillSeason(folder, planName);
    writeFileSync(join(folder, GAMES_FILE), serialize(games));
  });
  const games = deserialize(readFileSync(join(dataDir, GAMES_FILE))) as StoredGame[];
  return { dataDir, account: FILLED_ACCOUNT, games };
}

const GAMES_FILE = 'games-of-the-season';

async function fillSeason(dataDir: string, planName: PlanName): Promise<StoredGame[]> {
  const database = await openEmbeddedDatabase({
    folder: join(dataDir, 'database'),
    onLost: (error) => {
      throw error;
    },
  });
  try {
    const now = Math.floor(Date.now() / 1000) * 1000;
    const clock = { now: () => new Date(now) };
    const user = await createAdministratorAccount(
      { db: database.db, clock },
      { ...FILLED_ACCOUNT, userType: 'Player' },
    );
    if (!user) throw new Error('The account was not made.');
    // Ranks without a date: the references aren't updated from these games and stay the engine's.
    await database.pool.query(
      `update users set duel_mode_rank = 'unranked', doubles_mode_rank = 'platinum-2', standard_mode_rank = 'unranked',
         plan_name = $1 where id = $2`,
      [planName, user.id],
    );
    // The player has already answered whether they want weekly mails.
    await database.pool.query(`insert into notification_settings (user_id, prompted_at) values ($1, now())`, [
      user.id,
    ]);
    const identity = 'steam:76561198111111111';
    const games = await storeGames(database, user.id, identity, createGameScripts(now));
    await storeGames(database, user.id, identity, [
      { playedAt: new Date(now - 5.5 * DAY_MS), playlist: 'private' },
      { playedAt: new Date(now - 6.5 * DAY_MS), liveSeconds: 100 },
    ]);
    await fillGoals(database, user.id, clock.now());
    return games;
  } finally {
    await database.close();
  }
}
