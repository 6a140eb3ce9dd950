import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PlayedMatchOptions } from '@datacoach/replay-fixtures';
import type { Context } from '../feature-module.ts';
import { createAdministratorAccount } from '../features/auth/index.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { storeRanks } from '../features/ranks/index.ts';
import { listNewestStates, listUnfinishedStates } from '../features/replays/replay.repository.ts';
import { readReplays } from '../features/replays/replay-list.repository.ts';
import { uploadReplay } from '../features/replays/upload-replay.ts';
import type { Executor } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { startThreadPool } from '../platform/thread-pool/thread-pool.ts';
import { DemoError, getDemoPassword } from './demo-accounts.ts';
import { BASIC_PLAYER, type Person, TEAMMATES } from './people.data.ts';
import { type DemoMatch, getRecordingBy } from './season.ts';

/** How many of the newest common games each of them has recorded too: enough to be identified as the player. */
const RECORDED = 3;
const RANKS = {
  Marisol: { duel: 'diamond-2', doubles: 'diamond-3', standard: 'champion-1' },
  tumbleweed_77: { duel: 'diamond-1', doubles: 'diamond-2', standard: 'diamond-2' },
} as const;

/** How many of the newest common Doubles games they have as files from the player. */
const PASSED_ON = 12;

interface DemoTeammate {
  id: string;
  uploads: readonly DemoUpload[];
  /** Names of the player's files they upload as well. */
  passedOn: ReadonlySet<string>;
}

/** Returns the uploads of the player on Basic: every game they have played. */
export function createBasicRecordings(basicId: string, season: readonly DemoMatch[]): DemoTeammate {
  const { passedOn, ...others } = listRecordings(BASIC_PLAYER, basicId, season);
  return { ...others, passedOn: getNames(passedOn) };
}

/** Returns a person's recordings: the newest games by themselves, older ones by other players. */
function listRecordings(person: Person, id: string, season: readonly DemoMatch[]) {
  const common = season.flatMap((match) => getRecordingBy(match, person) ?? []);
  return {
    id,
    uploads: common.slice(-RECORDED).map((match) => ({ ownerId: id, match })),
    passedOn: common.slice(0, -RECORDED),
  };
}

const getNames = (matches: readonly DemoMatch[]) => new Set(matches.map(({ fileName }) => fileName));

/** Creates accounts for the demo player's teammates and returns their uploads. Nobody signs in with these accounts. */
export async function makeTeammates(platform: Platform, season: readonly DemoMatch[], today: Date) {
  const { clock, database } = platform;
  const { db } = database;
  const teammates: DemoTeammate[] = [];
  for (const teammate of TEAMMATES) {
    const email = `${teammate.name.toLowerCase()}@demo.example`;
    const password = getDemoPassword(platform, { email });
    const account = { email, userName: teammate.name, userType: 'Player', password } as const;
    const user =
      (await createAdministratorAccount({ db, clock }, account)) ?? (await findUserByEmail(db, email));
    if (!user) throw new Error(`no account for ${teammate.name}`);
    const ranks = RANKS[teammate.name as keyof typeof RANKS];
    await db.transaction((tx) => storeRanks(tx, user, ranks, 'declared', today));
    const { passedOn, ...others } = listRecordings(teammate, user.id, season);
    const doubles = passedOn.filter(({ options }) => options.blue.length === 2);
    teammates.push({ ...others, passedOn: getNames(doubles.slice(-PASSED_ON)) });
  }
  return teammates;
}

export interface DemoUpload {
  ownerId: string;
  /** The coach's folder it goes into. */
  folderId?: string;
  match: DemoMatch;
}

/** Plays the matches and uploads each one as its owner would; `say` takes a line that replaces the previous one. */
export async function uploadMatches(
  context: Context,
  uploads: readonly DemoUpload[],
  say: (text: string) => void,
): Promise<void> {
  const writers = startThreadPool<PlayedMatchOptions, Uint8Array>({
    module: new URL('./write-match.thread.ts', import.meta.url),
    threads: 1,
    timeLimitMs: 120_000,
    memoryLimitMb: 512,
  });
  let next = writers.run(uploads[0]!.match.options, []);
  for (const [i, { match, ...to }] of uploads.entries()) {
    const bytes = await next;
    const following = uploads[i + 1];
    // The next file is written while this one is stored.
    if (following) next = writers.run(following.match.options, []);
    const content = Readable.from([bytes]);
    const upload = { id: randomUUID(), ...to };
    await uploadReplay(context, upload, { name: match.fileName, content, requireWholeFile: async () => {} });
    say(`\rPlaying match ${i + 1} of ${uploads.length} …`);
  }
  await writers.close();
}

/** Waits until the worker has analyzed all files of an account. Throws if one couldn't be read. */
export async function waitUntilAnalyzed(
  { db }: Pick<Context, 'db'>,
  ownerId: string,
  say: (text: string) => void,
): Promise<void> {
  await waitUntilFinished(db, ownerId, say);
  const states = await listNewestStates(db, ownerId, NEWEST);
  const failed = states.filter(({ status }) => status === FAILED).length;
  if (failed > 0) throw new DemoError(`${failed} of the demo’s matches failed.`);
}

/** Waits until no upload of the account is being analyzed, whether it succeeds or not. */
export async function waitUntilFinished(db: Executor, ownerId: string, say: (text: string) => void) {
  for (;;) {
    const left = (await listUnfinishedStates(db, ownerId)).length;
    if (left === 0) return;
    say(`\rAnalyzing, ${left} to go …            `);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** More than any demo account has. */
const NEWEST = 1000;
const FAILED = 20;

/** A stored file. */
export interface Upload {
  name: string;
  blobKey: string;
  /** Null until it is analyzed. */
  matchId: string | null;
}

export async function newestUploads(db: Executor, ownerId: string, limit: number): Promise<Upload[]> {
  const newest = await listNewestStates(db, ownerId, limit);
  return readReplays(
    db,
    newest.map(({ id }) => id),
  );
}

/** Uploads the same files for another account, as friends and coaches share them. */
export async function copyReplays(
  context: Context,
  uploads: readonly Upload[],
  to: { ownerId: string; folderId?: string },
): Promise<void> {
  for (const { name, blobKey } of uploads) {
    const content = Readable.from([Buffer.from(await context.blobs.read(blobKey))]);
    const upload = { id: randomUUID(), ...to };
    await uploadReplay(context, upload, { name, content, requireWholeFile: async () => {} });
  }
}
