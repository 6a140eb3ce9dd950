import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { replayItem, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import type { S3Config } from '../platform/config/config.ts';
import { type ApiAnswer, createAccountClient, signUpAndIn, type TestAccount } from './api-client.ts';
import { padFile, sampleReplay } from './sample-replay.ts';
import { piecewise } from './send-chunks.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

export interface GrowOptions {
  /** An empty PostgreSQL database. */
  databaseUrl: string;
  s3: S3Config;
  /** Number of replays to upload; each is a different match. */
  files: number;
  /** Max time from the last response until everything is processed. */
  patienceMs: number;
}

export interface Grown {
  /** The id that the server returned for each file. */
  ids: string[];
  /** Jobs done by the surviving worker, according to its metrics. */
  workerJobs: number;
  /** The surviving API's readiness responses before it was stopped, and after. */
  readiness: number[];
  /** Killed processes, by role. */
  killed: string[];
  uploadMs: number;
  /** Time from the last response until everything was processed. */
  drainMs: number;
}

/** Uploads per account: below the limit of unconfirmed accounts, even with retries. */
const FILES_OF_ACCOUNT = 10;
/** Concurrent uploads. */
const AT_ONCE = 8;
/** Max times a file is sent; only a dying process requires more than one, and one of them dies. */
const TRIES = 3;

/**
 * Runs two API processes and two workers on one PostgreSQL and one S3, each with its own data folder as if on its own
 * machine, started at once on an empty database. Uploads files through both APIs, some in chunks sent to either;
 * kills one worker and one API (SIGKILL) along the way. Stops everything at the end.
 */
export async function runScaledServers({ databaseUrl, s3, files, patienceMs }: GrowOptions): Promise<Grown> {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-grow-'));
  const secret = randomBytes(32).toString('base64url');
  const running: SpawnedServer[] = [];
  const start = async (role: 'api' | 'worker', number: number) => {
    const server = await spawnServer(
      {
        DATA_DIR: join(folder, `${role}-${number}`),
        DATABASE_URL: databaseUrl,
        S3_BUCKET: s3.bucket,
        S3_REGION: s3.region,
        S3_ENDPOINT: s3.endpoint ?? '',
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
        AUTH_SECRET: secret,
        ANALYSIS_THREADS: '1',
        WORKER_PORT: '0',
        DRAIN_SECONDS: '5',
        LOG_LEVEL: 'warn',
      },
      [`--role=${role}`],
    );
    running.push(server);
    return server;
  };
  try {
    const [first, second, worker, otherWorker] = await Promise.all([
      start('api', 1),
      start('api', 2),
      start('worker', 1),
      start('worker', 2),
    ]);
    const addresses = [first.url, second.url];
    const accounts: TestAccount[] = [];
    for (let n = 0; n < files; n += FILES_OF_ACCOUNT) {
      accounts.push(await signUpAndIn(addresses[accounts.length % 2]!, `Grower ${accounts.length}`));
    }

    const began = performance.now();
    const ids: string[] = [];
    const killed: string[] = [];
    let next = 0;
    const kill = (what: string, server: SpawnedServer) => {
      killed.push(what);
      return server.end('SIGKILL');
    };
    const sendOne = async (file: number) => {
      const account = accounts[Math.floor(file / FILES_OF_ACCOUNT)]!;
      const content = fileNumber(file);
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const answer =
          content.length > UPLOAD_CHUNK_BYTES
            ? await sendInPieces(addresses, account, content)
            : await callAnyServer(addresses, file, (address) => accountAt(address, account).upload(content));
        if (answer?.status === 201 || answer?.status === 200) return replayItem.parse(answer.body).id;
        if (answer !== null) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      throw new Error(`file ${file} was not taken`);
    };
    const sender = async () => {
      for (let file = next++; file < files; file = next++) {
        const sending = sendOne(file);
        // While uploads and jobs are running.
        if (file === Math.floor(files / 3)) await kill('worker', worker);
        if (file === Math.floor((files * 2) / 3)) await kill('api', first);
        ids.push(await sending);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    const answered = performance.now();
    await untilFinished(second.url, accounts, patienceMs);
    const drained = performance.now();
    const health = /health\s+(\S+)\/health\/ready/.exec(otherWorker.output())?.[1];
    const workerJobs = completedAnalyses(await (await fetch(`${health}/metrics`)).text());
    const isReady = async () => (await fetch(`${second.url}/api/health/ready`)).status;
    const readiness = [await isReady()];
    second.process.kill('SIGTERM');
    let after = await isReady();
    while (after === readiness[0]) {
      await delay(50);
      after = await isReady();
    }
    readiness.push(after);
    return {
      ids,
      killed,
      uploadMs: answered - began,
      drainMs: drained - answered,
      workerJobs,
      readiness,
    };
  } finally {
    await Promise.all(running.map((server) => server.end('SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends each chunk to a different address than the one before; null if the file has to be sent again. */
async function sendInPieces(
  addresses: readonly string[],
  account: TestAccount,
  content: Uint8Array<ArrayBuffer>,
): Promise<ApiAnswer | null> {
  const uploadId = randomUUID();
  let answer: ApiAnswer | null = null;
  for (let piece = 0; piece < Math.ceil(content.length / UPLOAD_CHUNK_BYTES); piece++) {
    answer = await callAnyServer(addresses, piece, (address) =>
      piecewise(address, account, 'replay-chunk-upload', content).send(piece, { uploadId }),
    );
  }
  // All chunks are here, but the process that was assembling them has died.
  return answer?.status === 202 ? null : answer;
}

/** Returns the response of the first live address, starting with the one whose turn it is; null if none is live. */
async function callAnyServer(
  addresses: readonly string[],
  turn: number,
  send: (address: string) => Promise<ApiAnswer>,
): Promise<ApiAnswer | null> {
  for (let n = 0; n < addresses.length; n++) {
    const answer = await send(addresses[(turn + n) % addresses.length]!).catch((error: unknown) => {
      // What fetch throws when nothing responds.
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (answer !== null) return answer;
  }
  return null;
}

function completedAnalyses(metrics: string): number {
  const line = /^datacoach_jobs_total\{job="replay.analyze",result="completed"\} (\d+)$/m.exec(metrics);
  return Number(line?.[1] ?? 0);
}

/** Returns the same session on another process. */
function accountAt(address: string, { email, password, tokens }: TestAccount): TestAccount {
  return createAccountClient(address, email, password, tokens);
}

async function untilFinished(address: string, accounts: readonly TestAccount[], patienceMs: number) {
  const end = performance.now() + patienceMs;
  for (const account of accounts) {
    const client = accountAt(address, account);
    for (;;) {
      const { body } = await client.get('/api/v1/filestorage/replay-processed-status');
      if ((body as { value: number }).value >= 10) break;
      if (performance.now() > end) throw new Error('the uploads were not finished in time');
      await delay(200);
    }
  }
}

/** Returns a small distinct match; every tenth file is longer than a chunk. */
function fileNumber(file: number): Uint8Array<ArrayBuffer> {
  const replay = sampleReplay({ seed: file + 1, teamSize: 1, seconds: 3 });
  return file % 10 === 9 ? padFile(replay, UPLOAD_CHUNK_BYTES + 1000) : replay;
}
