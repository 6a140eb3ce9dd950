import { signedIn } from '@datacoach/contract';
import { describe, expect, it } from 'vitest';
import { call, done } from '../testing/api-client.ts';
import { startServerForTests } from '../testing/start-test-server.ts';
import { DEMO_ACCOUNTS, getDemoPassword } from './demo-accounts.ts';
import { fillDemo } from './fill-demo.ts';
import { createDemoScrims, createDemoSeason, type DemoMatch, isAgainstScrimRivals } from './season.ts';

const today = new Date();
const todaySeconds = today.getTime() / 1000;
/** Enough for a goal, before it was chosen. */
const DOUBLES = 5;
/** Short, so that the test is. */
const shorten = ({ options, ...match }: DemoMatch): DemoMatch => ({
  ...match,
  options: { ...options, seconds: 60 },
});

const server = await startServerForTests({ database: 'embedded', worker: true });
const season = createDemoSeason(todaySeconds);
const doubles = season.filter(({ options }) => options.blue.length === 2);
const games = {
  season: [...doubles.slice(0, DOUBLES), ...season.filter(isAgainstScrimRivals).slice(-1)].map(shorten),
  scrims: createDemoScrims(todaySeconds).map(shorten),
};
await fillDemo(server.context, games, today, () => undefined);
const signIn = async (account: (typeof DEMO_ACCOUNTS)[number]) => {
  const json = { email: account.email, password: getDemoPassword(server.platform, account) };
  const { body } = await call(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', json });
  return [account.role, signedIn.parse(body).accessToken] as const;
};
const tokens: ReadonlyMap<string, string> = new Map(await Promise.all(DEMO_ACCOUNTS.map(signIn)));

type Row = Readonly<Record<string, unknown>>;
const get = (role: string, path: string) =>
  done<Row | Row[]>(call(`${server.url}/api/v1/${path}`, { token: tokens.get(role) }));

/** Returns the array at a dotted path of an answer. */
async function list(role: string, path: string, at: string): Promise<Row[]> {
  let found: unknown = await get(role, path);
  for (const key of at.split('.').filter(Boolean)) found = (found as Row)[key];
  return found as Row[];
}

async function findFolder(name: string): Promise<string> {
  const folders = await list('Coach', 'coach/folders?nested=true&pageSize=50', 'items');
  return `folderId=${folders.find((one) => one.name === name)?.folderId}`;
}

async function findUser(name: string): Promise<string> {
  const users = await list('Administrator', `admin/users?search=${name}`, 'items');
  return `admin/users/${users.find(({ userName }) => userName === name)?.id}`;
}

const days = `from=${new Date(today.getTime() - 30 * 86_400_000).toISOString().slice(0, 10)}&to=${today.toISOString().slice(0, 10)}`;
const scrims = () => findFolder('Scrims');
const scouted = () => findFolder('Scrim opponents in ranked');

type Shown = [
  role: string,
  what: string,
  path: () => string | Promise<string>,
  at: string,
  isMeant?: (row: Row) => boolean,
];

describe('the demo', () => {
  it.each<Shown>([
    ['Coach', 'members', () => 'coach/team-board', 'members'],
    ['Coach', 'folders', () => 'coach/folders', 'items'],
    ['Coach', 'scrims', async () => `coach/folder-by-id?${await scrims()}`, 'games'],
    ['Coach', 'series', async () => `coach/series?${await scrims()}`, ''],
    ['Coach', 'scouted games', async () => `coach/folder-by-id?${await scouted()}`, 'games'],
    ['Coach', 'the scouting subfolder’s path', async () => `coach/folder-by-id?${await scouted()}`, 'path'],
    ['Coach', 'a scouting report', async () => `coach/scout-book?${await scouted()}`, 'chapters'],
    ['Coach', 'shared scouting reports', async () => `coach/scout-pages?${await scouted()}`, ''],
    ['Coach', 'practices', () => 'team-events', 'items', ({ kind }) => kind === 'practice'],
    ['Coach', 'planned scrims', () => 'team-events', 'items', ({ kind }) => kind === 'scrim'],
    ['Player', 'events they answered', () => 'team-events', 'items', ({ answer }) => answer === 'yes'],
    ['Player', 'open tasks', () => 'homework', '', ({ doneAt }) => doneAt === null],
    ['Player', 'done tasks', () => 'homework', '', ({ doneAt }) => doneAt !== null],
    ['Coach', 'reviews', () => 'coach/match-reviews', 'items', ({ match }) => match !== null],
    [
      'Coach',
      'playlists',
      () => 'coach/match-reviews',
      'items',
      ({ match, games }) => !match && Number(games) > 1,
    ],
    ['Coach', 'invitations', () => 'coach/invitations', ''],
    ['Coach', 'open invite links', () => 'coach/team-links', ''],
    ['Coach', 'assistants', () => 'coach/assistants', ''],
    ['Coach', 'coming sessions', () => 'coachsession/coach-sessions?show=coming', 'items'],
    ['Coach', 'past sessions', () => 'coachsession/coach-sessions?show=over', 'items'],
    ['Administrator', 'users', () => 'admin/users', 'items'],
    ['Administrator', 'uploads', async () => `${await findUser('Kestrel')}/replays`, ''],
    ['Administrator', 'failed uploads', async () => `${await findUser('Robin')}/replays?show=failed`, ''],
    ['Administrator', 'reasons of failures', () => `admin/overview?${days}`, 'failures'],
    ['Administrator', 'payments', async () => `${await findUser('Kestrel')}/payments`, 'invoices'],
    ['Administrator', 'failed payments', () => `admin/overview?${days}`, 'failedPayments'],
    ['Administrator', 'incidents', () => 'admin/incidents', 'items'],
    ['Administrator', 'audit', () => 'admin/audit', 'items'],
    ['Administrator', 'flagged moments', () => 'admin/flagged-events', 'items'],
    ['Administrator', 'sessions', () => 'admin/coach-sessions', 'items'],
  ])('shows the %s %s when it is filled', async (role, _what, path, at, isMeant = () => true) => {
    expect((await list(role, await path(), at)).filter(isMeant).length).toBeGreaterThan(0);
  });
});
