import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ALL_JOBS } from '../modules.ts';
import { openContext } from '../open-context.ts';
import type { Config } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { DataFolderInUseError } from '../platform/database/lock-data-folder.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { openPlatform } from '../platform/platform.ts';
import { startWorker } from '../start-worker.ts';
import { copyReplays, newestUploads } from './copy-replays.ts';
import { DEMO_ACCOUNTS, demoPassword, makeAccounts } from './demo-accounts.ts';
import { DemoError } from './demo-error.ts';
import { fillAdministration } from './fill-administration.ts';
import { fillCoaching } from './fill-coaching.ts';
import { fillContent } from './fill-content.ts';
import { fillFolder } from './fill-folder.ts';
import { fillGoals } from './fill-goals.ts';
import { fillPlan } from './fill-plan.ts';
import { fillReferrals } from './fill-referrals.ts';
import { fillReview } from './fill-review.ts';
import { fillTeam } from './fill-team.ts';
import { fillTraining } from './fill-training.ts';
import { basicRecordings, makeMates } from './make-mates.ts';
import { demoSeason } from './season.ts';
import { uploadMatches, waitUntilAnalysed } from './upload-matches.ts';

interface Note {
  /** Seconds since 1970 of the day that the season ends before. */
  today: number;
  filled: boolean;
}

/**
 * Fills the data folder of the configuration with the demo's accounts and matches, each stored by the upload that the
 * API uses and analysed by the worker. A filled folder is left as it is; a half-filled one is filled up.
 */
try {
  const config = readConfig();
  const noteFile = join(config.dataDir, 'demo.json');
  const note = readNote(config, noteFile);
  if (!note.filled) await fill(config, note, noteFile);
  showAccounts(config);
} catch (error) {
  const expected =
    error instanceof ConfigError || error instanceof DataFolderInUseError || error instanceof DemoError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

async function fill(config: Config, note: Note, noteFile: string): Promise<void> {
  const begun = performance.now();
  const platform = await openPlatform({
    config,
    logger: createLogger('warn'),
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      console.error(`The demo stops: ${error.message}`);
      process.exit(1);
    },
  });
  const context = openContext(platform);
  const worker = await startWorker(context);
  const { playerId: owner, basicId } = await makeAccounts(platform, new Date(note.today * 1000));
  const season = demoSeason(note.today);
  const mates = await makeMates(platform, season, new Date(note.today * 1000));
  const others = [...mates, basicRecordings(basicId, season)];
  const own = season.map((match) => ({ ownerId: owner, match }));
  await uploadMatches(context, [...own, ...others.flatMap(({ uploads }) => uploads)], say);
  const files = await newestUploads(platform.database.db, owner, season.length);
  for (const { id, passedOn } of others) {
    const passed = files.filter(({ name }) => passedOn.has(name));
    await copyReplays(context, passed, { ownerId: id });
  }
  for (const id of [owner, ...others.map(({ id }) => id)]) await waitUntilAnalysed(context, id, say);
  await fillContent(context, new Date(note.today * 1000));
  await fillGoals(context, owner, new Date(note.today * 1000));
  await fillTraining(context, owner, new Date(note.today * 1000));
  const team = [owner, ...mates.map(({ id }) => id)];
  await fillTeam(context, team, new Date(note.today * 1000));
  await fillCoaching(context, owner, new Date(note.today * 1000));
  await fillReferrals(context, owner, new Date(note.today * 1000));
  await fillReview(context, owner, new Date(note.today * 1000));
  await fillPlan(context, owner);
  await fillAdministration(context, owner, new Date(note.today * 1000));
  const coach = await fillFolder(context, owner);
  if (coach) await waitUntilAnalysed(context, coach, say);
  writeFileSync(noteFile, JSON.stringify({ ...note, filled: true }));
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`\r${season.length} matches are played, uploaded and analysed (${seconds} s).          \n`);
  await worker.close();
  await platform.close();
}

/** At every start: a demo is looked at again days later. */
function showAccounts(config: Config): void {
  say('Accounts of this folder, as long as nobody changes their passwords:\n');
  for (const account of DEMO_ACCOUNTS) {
    const { role, email } = account;
    say(`  ${role.padEnd(14)} ${email.padEnd(22)} ${demoPassword({ config }, account)}\n`);
  }
}

/** What is known of the folder: a season that was begun goes on with the same dates. */
function readNote(config: Config, noteFile: string): Note {
  if (existsSync(noteFile)) {
    return z
      .object({ today: z.number(), filled: z.boolean() })
      .parse(JSON.parse(readFileSync(noteFile, 'utf8')));
  }
  if (existsSync(join(config.dataDir, 'database'))) {
    throw new DemoError(`${config.dataDir} holds other data. Choose another DATA_DIR for the demo.`);
  }
  mkdirSync(config.dataDir, { recursive: true });
  const fresh = { today: Math.floor(Date.now() / 1000), filled: false };
  writeFileSync(noteFile, JSON.stringify(fresh));
  return fresh;
}

function say(text: string): void {
  process.stdout.write(text);
}
