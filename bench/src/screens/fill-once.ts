import { existsSync } from 'node:fs';
import { updateReferences } from '../../../apps/server/src/features/scores/update-references.ts';
import { ALL_JOBS } from '../../../apps/server/src/modules.ts';
import { readConfig } from '../../../apps/server/src/platform/config/read-config.ts';
import { createLogger } from '../../../apps/server/src/platform/logging/logger.ts';
import { openPlatform, type Platform } from '../../../apps/server/src/platform/platform.ts';
import { isFilled, noteFilled } from './bench-folder.ts';
import { storeTemplates } from './fill-folder.ts';
import { makeTemplates } from './vary-match.ts';

type Templates = Awaited<ReturnType<typeof storeTemplates>>;

/** Fills a data folder unless this engine has done so already. Exits the process if the folder is half filled. */
export async function fillOnce(
  folder: string,
  fill: (platform: Platform, templates: Templates) => Promise<void>,
): Promise<void> {
  if (isFilled(folder)) {
    console.log(`${folder} is filled already; remove it to have it made again.`);
    return;
  }
  if (existsSync(folder)) {
    console.error(`${folder} is half filled, or an older engine has filled it. Remove it and come again.`);
    process.exit(1);
  }
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
  const templates = await makeTemplates((made, all) => log(`template ${made} of ${all}`));
  await fill(platform, await storeTemplates(platform, templates));
  const { db, pool } = platform.database;
  await pool.query('vacuum analyze');
  log('rank references');
  await updateReferences({ db, logger: platform.logger });
  await platform.close();
  noteFilled(folder);
  const [seconds, peak] = [(performance.now() - started) / 1000, process.resourceUsage().maxRSS / 1000];
  log(`${folder} is filled; ${seconds.toFixed(0)} s, ${peak.toFixed(0)} MB at most\n`);
}

export function log(text: string): void {
  process.stdout.write(`\r${text.padEnd(50)}`);
}
