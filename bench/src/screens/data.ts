import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { updateReferences } from '../../../apps/server/src/features/scores/index.ts';
import { ALL_JOBS } from '../../../apps/server/src/modules.ts';
import { readConfig } from '../../../apps/server/src/platform/config/read-config.ts';
import { createLogger } from '../../../apps/server/src/platform/logging/logger.ts';
import { openPlatform } from '../../../apps/server/src/platform/platform.ts';
import { BENCH_ACCOUNTS, BENCH_FOLDER, isFilled, noteFilled } from './bench-folder.ts';
import { fillAccount, storeTemplates } from './fill-folder.ts';
import { makeTemplates } from './vary-match.ts';

/** Creates the data for `npm run bench:screens` once: a busy player with 2,000 matches and one with 200. */
const folder = process.argv[2] ?? BENCH_FOLDER;
if (isFilled(folder)) {
  console.log(`${folder} is filled already; remove it to have it made again.`);
} else if (existsSync(folder)) {
  console.error(`${folder} is half filled, or an older engine has filled it. Remove it and come again.`);
  process.exit(1);
} else {
  await fill();
}
console.log(`folder: ${(sizeOf(folder) / 1e6).toFixed(0)} MB`);

async function fill(): Promise<void> {
  const started = performance.now();
  const config = readConfig({ ...process.env, DATA_DIR: folder, DATABASE_URL: '', S3_BUCKET: '' }, []);
  const platform = await openPlatform({
    config,
    logger: createLogger('warn'),
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      console.error(error.message);
      process.exit(1);
    },
  });
  const templates = await storeTemplates(
    platform,
    await makeTemplates((made, all) => say(`template ${made} of ${all}`)),
  );
  for (const account of BENCH_ACCOUNTS) {
    await fillAccount(platform, templates, account, (stored) => {
      if (stored % 20 === 0) say(`${account.userName}: match ${stored} of ${account.matches}`);
    });
  }
  const { pool, db } = platform.database;
  await pool.query('vacuum analyze');
  say('rank references');
  await updateReferences({ db, logger: platform.logger });
  const { rows } = await pool.query(
    `select (select count(*) from matches) as matches, (select count(*) from match_events) as rows,
       (select sum(jsonb_array_length(p.value) / 2) from match_recordings, jsonb_each(kinds) p
         where p.key not like 'metric:%') as events`,
  );
  const peak = process.resourceUsage().maxRSS / 1000;
  await platform.close();
  noteFilled(folder);
  const [counted] = rows as { matches: string; rows: string; events: string }[];
  console.log(
    `\r${counted!.matches} matches, ${counted!.events} events, ${counted!.rows} of them in rows; ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s, ${peak.toFixed(0)} MB at most`,
  );
}

function say(text: string): void {
  process.stdout.write(`\r${text.padEnd(50)}`);
}

function sizeOf(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
