import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PlayedMatchOptions } from '@datacoach/replay-fixtures';
import { newestStates, unfinishedStates } from '../features/replays/replay.repository.ts';
import { uploadReplay } from '../features/replays/upload-replay.ts';
import type { Platform } from '../platform/platform.ts';
import { startThreadPool } from '../platform/thread-pool/thread-pool.ts';
import { DemoError } from './demo-error.ts';
import type { DemoMatch } from './season.ts';

export interface DemoUpload {
  ownerId: string;
  match: DemoMatch;
}

/** Plays the matches, each is uploaded as its owner would; `say` takes a line that replaces the one before. */
export async function uploadMatches(
  { database, clock, blobs, queue }: Platform,
  uploads: readonly DemoUpload[],
  say: (text: string) => void,
): Promise<void> {
  const writers = startThreadPool<PlayedMatchOptions, Uint8Array>({
    module: new URL('./write-match.thread.ts', import.meta.url),
    threads: 1,
    timeLimitMs: 120_000,
    memoryLimitMb: 512,
  });
  const context = { db: database.db, clock, blobs, queue };
  let next = writers.run(uploads[0]!.match.options, []);
  for (const [i, { ownerId, match }] of uploads.entries()) {
    const bytes = await next;
    const following = uploads[i + 1];
    // The next one is written while this one is stored.
    if (following) next = writers.run(following.match.options, []);
    const content = Readable.from([bytes]);
    const upload = { id: randomUUID(), ownerId };
    await uploadReplay(context, upload, { name: match.fileName, content, checkWhole: async () => {} });
    say(`\rPlaying match ${i + 1} of ${uploads.length} …`);
  }
  await writers.close();
}

/** Waits until the worker has read every file of somebody; throws when one could not be read. */
export async function waitUntilAnalysed(
  { database: { db } }: Platform,
  ownerId: string,
  say: (text: string) => void,
): Promise<void> {
  for (;;) {
    const left = (await unfinishedStates(db, ownerId)).length;
    if (left === 0) break;
    say(`\rAnalysing, ${left} to go …            `);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const states = await newestStates(db, ownerId, NEWEST);
  const failed = states.filter(({ status }) => status === FAILED).length;
  if (failed > 0) throw new DemoError(`${failed} of the demo's matches could not be read.`);
}

/** More than anybody of the demo has. */
const NEWEST = 1000;
const FAILED = 20;
