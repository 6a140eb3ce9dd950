import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPlayerGames } from '../apps/server/src/features/scores/player-games.repository.ts';
import { lockDataFolder } from '../apps/server/src/platform/data-folder/lock-data-folder.ts';
import type { DatabaseHandle } from '../apps/server/src/platform/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/platform/database/open-embedded-database.ts';
import { openPostgresDatabase } from '../apps/server/src/platform/database/open-postgres-database.ts';
import type { PlayerGame } from '../packages/analysis/src/references/player-game.ts';

/**
 * Returns a server's stored matches of players, with their ranks if known. Throws if the folder has no database, or
 * while a server is using it.
 */
export async function readStoredGames(from: { folder: string } | { url: string }): Promise<PlayerGame[]> {
  if ('url' in from) {
    return await readAndClose(await openPostgresDatabase(from.url, (error) => console.error(error.message)));
  }
  const folder = join(from.folder, 'database');
  // Opening would create a new database.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`${from.folder} holds no database.`);
  const unlock = await lockDataFolder(from.folder);
  try {
    return await readAndClose(
      await openEmbeddedDatabase({ folder, onLost: (error) => console.error(error.message) }),
    );
  } finally {
    unlock();
  }
}

async function readAndClose(database: DatabaseHandle): Promise<PlayerGame[]> {
  try {
    return await readPlayerGames(database.db);
  } finally {
    await database.close();
  }
}
