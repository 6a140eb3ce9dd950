import { randomBytes } from 'node:crypto';
import { createAdministratorAccount } from '../../../apps/server/src/features/auth/index.ts';
import { createFolder } from '../../../apps/server/src/features/coach-folders/manage-folders.ts';
import { ALL_JOBS } from '../../../apps/server/src/modules.ts';
import { openContext } from '../../../apps/server/src/open-context.ts';
import { readConfig } from '../../../apps/server/src/platform/config/read-config.ts';
import { createLogger } from '../../../apps/server/src/platform/logging/logger.ts';
import { openPlatform } from '../../../apps/server/src/platform/platform.ts';
import { joinTeam } from '../coach/join-team.ts';
import { BENCH_PASSWORD } from '../screens/bench-folder.ts';
import { fillAccount, fillCoachFolder, getIdentity, storeTemplates } from '../screens/fill-folder.ts';
import type { makeTemplates } from '../screens/vary-match.ts';

/** From issue 16: 2,000 matches in total, ten per player. */
const PLAYERS = 200;
const UPLOADERS = 20;
const COACHES = 5;
const GAMES_OF_PLAYER = 10;
const PLAYERS_OF_COACH = 3;
const GAMES_OF_FOLDER = 20;
/** Separate from other benches' seeds, and from each other. */
const FIRST_SEED = 10_000;

export interface Population {
  players: string[];
  uploaders: string[];
  coaches: string[];
}

const emails = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}${n + 1}@bench.example`);

export const POPULATION: Population = {
  players: emails('player', PLAYERS),
  uploaders: emails('uploader', UPLOADERS),
  coaches: emails('coach', COACHES),
};

type Settings = Readonly<Record<string, string>>;

/** Generates a secret shared by all processes of a fleet. */
export const createFleetSecret = (): string => randomBytes(32).toString('base64url');

/** Fills the database and folder in these settings. `templates` are only generated once. */
export async function fillLoad(
  settings: Settings,
  templates: Awaited<ReturnType<typeof makeTemplates>>,
): Promise<void> {
  const platform = await openPlatform({
    config: readConfig({ DATABASE_URL: '', S3_BUCKET: '', ...settings }, []),
    logger: createLogger('warn'),
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      throw error;
    },
  });
  const context = openContext(platform);
  const stored = await storeTemplates(platform, templates);
  const ids: string[] = [];
  for (const [n, email] of POPULATION.players.entries()) {
    const account = { userName: `Player ${n + 1}`, email, matches: GAMES_OF_PLAYER, seed: FIRST_SEED + n };
    ids.push(await fillAccount(platform, stored, account, () => {}));
  }
  for (const [n, email] of POPULATION.uploaders.entries()) {
    const account = { userName: `Uploader ${n + 1}`, email, matches: 0, seed: FIRST_SEED + PLAYERS + n };
    await fillAccount(platform, stored, account, () => {});
  }
  const standard = stored.filter(({ result }) => result.report.match.teamSize === 3);
  for (const [n, email] of POPULATION.coaches.entries()) {
    const account = { userName: `Coach ${n + 1}`, email, password: BENCH_PASSWORD };
    const coach = await createAdministratorAccount(context, { ...account, userType: 'Coach' });
    if (!coach) throw new Error(`${email} is there already.`);
    const first = n * PLAYERS_OF_COACH;
    for (const id of ids.slice(first, first + PLAYERS_OF_COACH)) await joinTeam(context, coach.id, id);
    const { folderId } = await createFolder(context, coach.id, 'Season');
    const folder = { coachId: coach.id, folderId, identity: getIdentity(FIRST_SEED + first) };
    await fillCoachFolder(platform, standard, { ...folder, games: GAMES_OF_FOLDER }, () => {});
  }
  await platform.database.pool.query('vacuum analyze');
  await platform.close();
}
