import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_ACCOUNTS, BENCH_FOLDER } from './bench-folder.ts';
import { fillAccount } from './fill-folder.ts';
import { fillOnce, log } from './fill-once.ts';

/** Creates the data for `npm run bench:screens` once: a busy player with 2,000 matches and one with 200. */
const folder = process.argv[2] ?? BENCH_FOLDER;
await fillOnce(folder, async (platform, templates) => {
  for (const account of BENCH_ACCOUNTS) {
    await fillAccount(platform, templates, account, (stored) => {
      if (stored % 20 === 0) log(`${account.userName}: match ${stored} of ${account.matches}`);
    });
  }
  const { rows } = await platform.database.pool.query<{ matches: string; rows: string; events: string }>(
    `select (select count(*) from matches) as matches, (select count(*) from match_events) as rows,
       (select sum(jsonb_array_length(p.value) / 2) from match_recordings, jsonb_each(kinds) p
         where p.key not like 'metric:%') as events`,
  );
  const counted = rows[0]!;
  log(`${counted.matches} matches, ${counted.events} events, ${counted.rows} of them in rows\n`);
});
console.log(`folder: ${(getSize(folder) / 1e6).toFixed(0)} MB`);

function getSize(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
