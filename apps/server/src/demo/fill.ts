import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { INVITATION_STATUS, type OrderRequest, type SandboxCard } from '@datacoach/contract';
import { z } from 'zod';
import type { Context } from '../feature-module.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { createFolder, readFolders } from '../features/coach-folders/manage-folders.ts';
import { addNote } from '../features/coach-room/player-performance.ts';
import { startOrder } from '../features/payments/order-life.ts';
import { priceOrder } from '../features/payments/price-order.ts';
import { findCustomer } from '../features/payments/subscription.repository.ts';
import { isSandbox } from '../features/payments/sweep-payments.ts';
import { listNewestStates } from '../features/replays/replay.repository.ts';
import { readReplays } from '../features/replays/replay-list.repository.ts';
import { uploadReplay } from '../features/replays/upload-replay.ts';
import { listMembers } from '../features/team/index.ts';
import { invitePlayer } from '../features/team/invite-player.ts';
import { respondToInvitation, setSight } from '../features/team/respond-to-invitation.ts';
import { ALL_JOBS } from '../modules.ts';
import { openContext } from '../open-context.ts';
import { type Config, ConfigError } from '../platform/config/config.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { DataFolderError } from '../platform/data-folder/private-folder.ts';
import type { Executor } from '../platform/database/database.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { openPlatform } from '../platform/platform.ts';
import { startWorker } from '../start-worker.ts';
import { DEMO_ACCOUNTS, DemoError, getDemoPassword, makeAccounts } from './demo-accounts.ts';
import { fillAdministration } from './fill-administration.ts';
import { fillCoaching } from './fill-coaching.ts';
import { fillContent } from './fill-content.ts';
import { fillGoals } from './fill-goals.ts';
import { fillReferrals } from './fill-referrals.ts';
import { fillReview } from './fill-review.ts';
import { fillTraining } from './fill-training.ts';
import { createDemoSeason } from './season.ts';
import { createBasicRecordings, makeTeammates, uploadMatches, waitUntilAnalyzed } from './upload-matches.ts';

const CARD: SandboxCard['number'] = '4242 4242 4242 4242';
const BOUGHT: readonly OrderRequest[] = [
  { kind: 'plan', planName: 'Diamond', period: 5, trial: false, codes: [] },
  { kind: 'tokens', product: 'three', codes: [] },
];

/** Pays for the player's plan and buys tokens in the sandbox; orders nothing where real money could move. */
async function fillPlan(context: Context, playerId: string): Promise<void> {
  const { db, paymentProvider: provider } = context;
  if (!isSandbox(provider) || (await findCustomer(db, playerId))) return;
  const buyer = { userId: playerId, userType: 'Player' } as const;
  for (const requested of BOUGHT) {
    const { quote } = await priceOrder(context, buyer, requested);
    const { url } = await startOrder(context, buyer, { ...requested, agreedTotal: quote.due.total });
    const customer = await findCustomer(db, playerId);
    const checkout = url?.split('/').at(-1);
    if (!customer || !checkout) throw new Error(`nothing to pay for ${quote.title}`);
    await provider.finishCheckout(checkout, customer.customerId, { action: 'pay', card: CARD });
  }
}

/** Games of the season that the coach has in a folder too. */
const GAMES = 6;

/** Puts the player's newest games into a folder of the coach, as private uploads of the coach. Returns the coach's id. */
async function fillFolder(context: Context, playerId: string): Promise<string | null> {
  const { db } = context;
  const { email } = DEMO_ACCOUNTS.find(({ userType }) => userType === 'Coach')!;
  const coach = await findUserByEmail(db, email);
  if (!coach || (await readFolders(context, coach.id, { index: 0, size: 1 })).total > 0) return null;
  const { folderId } = await createFolder(context, coach.id, 'Ranked, last week');
  const uploads = await newestUploads(db, playerId, GAMES);
  await copyReplays(context, uploads, { ownerId: coach.id, folderId });
  return coach.id;
}

interface Note {
  /** Seconds since 1970 of the day after the season's end. */
  today: number;
  filled: boolean;
}

/**
 * Fills the configured data folder with the demo's accounts and matches, each stored through the API's upload and
 * analyzed by the worker. A filled folder is left alone; a half-filled one is completed.
 */
// Everything created here is readable only by its owner, as the server expects.
process.umask(0o077);

try {
  const config = readConfig();
  const noteFile = join(config.dataDir, 'demo.json');
  const note = readNote(config, noteFile);
  if (!note.filled) await fill(config, note, noteFile);
  showAccounts(config);
} catch (error) {
  const expected =
    error instanceof ConfigError || error instanceof DataFolderError || error instanceof DemoError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

async function fill(config: Config, note: Note, noteFile: string): Promise<void> {
  const started = performance.now();
  const platform = await openPlatform({
    config,
    logger: createLogger('warn'),
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      console.error(`The demo stopped: ${error.message}`);
      process.exit(1);
    },
  });
  const context = openContext(platform);
  const worker = await startWorker(context);
  const { playerId: owner, basicId } = await makeAccounts(platform, new Date(note.today * 1000));
  const season = createDemoSeason(note.today);
  const teammates = await makeTeammates(platform, season, new Date(note.today * 1000));
  const others = [...teammates, createBasicRecordings(basicId, season)];
  const ownUploads = season.map((match) => ({ ownerId: owner, match }));
  await uploadMatches(context, [...ownUploads, ...others.flatMap(({ uploads }) => uploads)], say);
  const files = await newestUploads(platform.database.db, owner, season.length);
  for (const { id, passedOn } of others) {
    const passed = files.filter(({ name }) => passedOn.has(name));
    await copyReplays(context, passed, { ownerId: id });
  }
  for (const id of [owner, ...others.map(({ id }) => id)]) await waitUntilAnalyzed(context, id, say);
  await fillContent(context, new Date(note.today * 1000));
  await fillGoals(context, owner, new Date(note.today * 1000));
  await fillTraining(context, owner, new Date(note.today * 1000));
  const team = [owner, ...teammates.map(({ id }) => id)];
  await fillTeam(context, team, new Date(note.today * 1000));
  await fillCoaching(context, owner, new Date(note.today * 1000));
  await fillReferrals(context, owner, new Date(note.today * 1000));
  await fillReview(context, owner, new Date(note.today * 1000));
  await fillPlan(context, owner);
  await fillAdministration(context, owner, new Date(note.today * 1000));
  const coach = await fillFolder(context, owner);
  if (coach) await waitUntilAnalyzed(context, coach, say);
  writeFileSync(noteFile, JSON.stringify({ ...note, filled: true }));
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`\r${season.length} matches played, uploaded and analyzed (${seconds} s).          \n`);
  await worker.close();
  await platform.close();
}

/** Prints the accounts at every start, because a demo is often opened again days later. */
function showAccounts(config: Config): void {
  say('Demo accounts (unless someone changed their passwords):\n');
  for (const account of DEMO_ACCOUNTS) {
    const { role, email } = account;
    say(`  ${role.padEnd(14)} ${email.padEnd(22)} ${getDemoPassword({ config }, account)}\n`);
  }
}

/** Reads the folder's note, so that a started season continues with the same dates. */
function readNote(config: Config, noteFile: string): Note {
  if (existsSync(noteFile)) {
    return z
      .object({ today: z.number(), filled: z.boolean() })
      .parse(JSON.parse(readFileSync(noteFile, 'utf8')));
  }
  if (existsSync(join(config.dataDir, 'database'))) {
    throw new DemoError(`${config.dataDir} contains other data. Choose another DATA_DIR for the demo.`);
  }
  mkdirSync(config.dataDir, { recursive: true });
  const fresh = { today: Math.floor(Date.now() / 1000), filled: false };
  writeFileSync(noteFile, JSON.stringify(fresh));
  return fresh;
}

function say(text: string): void {
  process.stdout.write(text);
}

/** Adds the demo's player and their teammates to the team of the demo's coach, who sees all of their games. */
async function fillTeam(opened: Context, players: readonly string[], today: Date): Promise<void> {
  const { db } = opened;
  const { email } = DEMO_ACCOUNTS.find(({ userType }) => userType === 'Coach')!;
  const coach = await findUserByEmail(db, email);
  if (!coach || (await listMembers(db, coach.id)).length > 0) return;
  const context = { ...opened, clock: { now: () => today } };
  for (const playerId of players) {
    const { invitation } = await invitePlayer(context, coach.id, playerId);
    await respondToInvitation(context, playerId, invitation.id, INVITATION_STATUS.accepted);
    await setSight(context, playerId, invitation.id, 'all');
  }
  const text = 'Great mechanics, but you double commit in Doubles. Talk about who waits.';
  const author = { userId: coach.id, actorId: coach.id };
  await addNote(context, author, { playerId: players[0]!, text });
}

interface Upload {
  name: string;
  blobKey: string;
}

async function newestUploads(db: Executor, ownerId: string, limit: number): Promise<Upload[]> {
  const newest = await listNewestStates(db, ownerId, limit);
  return readReplays(
    db,
    newest.map(({ id }) => id),
  );
}

/** Uploads the same files for another account, as friends and coaches share them. */
async function copyReplays(
  context: Context,
  uploads: readonly Upload[],
  to: { ownerId: string; folderId?: string },
): Promise<void> {
  for (const { name, blobKey } of uploads) {
    const content = Readable.from([Buffer.from(await context.blobs.read(blobKey))]);
    const upload = { id: randomUUID(), ...to };
    await uploadReplay(context, upload, { name, content, checkWhole: async () => {} });
  }
}
