import { existsSync } from 'node:fs';
import { makeAccount } from '../../../apps/server/src/features/auth/index.ts';
import { createFolder } from '../../../apps/server/src/features/coach-folders/manage-folders.ts';
import { updateReferences } from '../../../apps/server/src/features/scores/index.ts';
import { ALL_JOBS } from '../../../apps/server/src/modules.ts';
import { openContext } from '../../../apps/server/src/open-context.ts';
import { readConfig } from '../../../apps/server/src/platform/config/read-config.ts';
import { createLogger } from '../../../apps/server/src/platform/logging/logger.ts';
import { openPlatform } from '../../../apps/server/src/platform/platform.ts';
import {
  BENCH_PASSWORD,
  COACH,
  COACH_FOLDER,
  COACH_GAMES,
  isFilled,
  MEMBER_GAMES,
  MEMBERS,
  noteFilled,
} from '../screens/bench-folder.ts';
import { fillAccount, fillCoachFolder, identityOf, storeTemplates } from '../screens/fill-folder.ts';
import { makeTemplates } from '../screens/vary-match.ts';
import { joinTeam } from './join-team.ts';

/** Games that the first member played with the next two, and games with a recording. */
const TOGETHER = 300;
const WATCHED = 60;

/**
 * Creates the data for `npm run bench:coach` once: a coach, twelve players with 500 games each, some played together,
 * and a folder of 200 games.
 */
const folder = process.argv[2] ?? COACH_FOLDER;
if (isFilled(folder)) {
  console.log(`${folder} is filled already; remove it to have it made again.`);
} else if (existsSync(folder)) {
  console.error(`${folder} is half filled, or an older engine has filled it. Remove it and come again.`);
  process.exit(1);
} else {
  await fill();
}

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
  const { db, pool } = platform.database;
  const context = openContext(platform);
  const templates = await storeTemplates(
    platform,
    await makeTemplates((made, all) => say(`template ${made} of ${all}`)),
  );
  const coach = await makeAccount(context, { ...COACH, password: BENCH_PASSWORD, userType: 'Coach' });
  if (!coach) throw new Error('There is a coach in this folder already: remove the folder.');
  for (let n = 0; n < MEMBERS; n++) {
    const account = { userName: `Member ${n + 1}`, email: `member${n + 1}@bench.example`, seed: 5000 + n };
    const playerId = await fillAccount(
      platform,
      templates,
      { ...account, matches: MEMBER_GAMES },
      (stored) => say(`${account.userName}: match ${stored} of ${MEMBER_GAMES}`),
      n === 0
        ? {
            recorded: WATCHED,
            teammates: { identities: [identityOf(5001), identityOf(5002)], games: TOGETHER },
          }
        : { recorded: 0 },
    );
    await joinTeam(context, coach.id, playerId);
  }
  const { folderId } = await createFolder(context, coach.id, 'Season');
  // Games of one team size, as a team plays them.
  const standard = templates.filter(({ result }) => result.report.match.teamSize === 3);
  await fillCoachFolder(
    platform,
    standard,
    { coachId: coach.id, folderId, identity: identityOf(5000), games: COACH_GAMES },
    (stored) => say(`folder: match ${stored} of ${COACH_GAMES}`),
  );
  await pool.query('vacuum analyze');
  say('rank references');
  await updateReferences({ db, logger: platform.logger });
  await platform.close();
  noteFilled(folder);
  console.log(`\r${folder} is filled; ${((performance.now() - started) / 1000).toFixed(0)} s`.padEnd(50));
}

function say(text: string): void {
  process.stdout.write(`\r${text.padEnd(50)}`);
}
