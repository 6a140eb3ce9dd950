import { basename } from 'node:path';
import type { Machine, Output } from '../command.ts';
import { callServer, type Outcome } from './call-server.ts';
import type { Connection } from './connection.ts';
import { calculateSha256, SentFiles } from './sent-files.ts';

/** Pauses between attempts in ms; the last one repeats when retrying forever. */
const RETRY_PAUSES_MS = [1000, 2000, 5000, 10_000, 20_000, 60_000] as const;
const MAX_RETRY_PAUSE_MS = RETRY_PAUSES_MS[RETRY_PAUSES_MS.length - 1]!;
/** Number of pauses before giving up when not retrying forever: 38 s in total. */
const MAX_ATTEMPTS = 5;
/** Longest pause the server may ask for; anything longer is ignored. */
const MAX_SERVER_PAUSE_MS = 60 * 60_000;

interface RetryOptions {
  machine: Machine;
  output: Output;
  /** True to retry until it succeeds or the user stops it. */
  forEver: boolean;
}

/**
 * Retries with growing pauses while the server doesn't answer or asks to wait, and says so once. Returns the last
 * outcome; `later` only if it gave up.
 */
export async function retryUntilDone<Body>(
  { machine, output, forEver }: RetryOptions,
  attempt: () => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  let shown = false;
  for (let tries = 0; ; tries++) {
    const outcome = await attempt();
    if (outcome.kind !== 'later' || machine.stopping.aborted) return outcome;
    if (!forEver && tries >= MAX_ATTEMPTS) return outcome;
    if (!shown) output.error(`${outcome.message} Trying again.`);
    shown = true;
    const pause = RETRY_PAUSES_MS[tries] ?? MAX_RETRY_PAUSE_MS;
    await machine.sleep(Math.min(Math.max(pause, outcome.waitMs ?? 0), MAX_SERVER_PAUSE_MS));
  }
}

const UPLOAD_PATH = '/api/v1/filestorage/replay-upload';
const OWNER_PATH = '/api/v1/tokens/owner';
const NEW = 201;

/** Outcome of one file. `stop`: the server won't accept anything else either. */
export type UploadResult = 'sent' | 'known' | 'refused' | 'quota' | 'stop';

export interface Uploader {
  /** Name of the account that receives the files. */
  userName: string;
  /**
   * Sends a file unless it was sent before, and prints its line. `source` is where it was copied from: then
   * `hasSent(source)` is true without its content.
   */
  uploadFile(path: string, bytes: Uint8Array<ArrayBuffer>, source?: string): Promise<UploadResult>;
  hasSent(source: string): boolean;
}

interface UploaderOptions {
  connection: Connection;
  machine: Machine;
  output: Output;
  /** Waits for a server that doesn't answer, however long it takes. Prints nothing about files that were sent before. */
  forEver: boolean;
}

/** Checks the token. Prints the reason and returns null if nothing can be sent. */
export async function openUploader(options: UploaderOptions): Promise<Uploader | null> {
  const { connection, machine, output, forEver } = options;
  const callServerWithRetry = <Body>(path: string, form?: () => FormData): Promise<Outcome<Body>> =>
    retryUntilDone({ machine, output, forEver }, () =>
      callServer<Body>(connection, path, machine.stopping, form?.()),
    );
  const owner = await callServerWithRetry<{ userId: string; userName: string }>(OWNER_PATH);
  if (owner.kind !== 'answered') {
    output.error(owner.message);
    return null;
  }
  const { userId, userName } = owner.body;
  if (typeof userId !== 'string') {
    output.error(`No DataCoach server found at ${connection.server}.`);
    return null;
  }
  const sent = await SentFiles.open(machine, connection.server, userId);

  return {
    userName,
    hasSent: (source) => sent.getResult(source) !== null,
    async uploadFile(path, bytes, source) {
      const name = basename(path);
      const sha256 = calculateSha256(bytes);
      const recordResult = async (result: 'sent' | 'refused', ...keys: string[]) => {
        for (const key of source === undefined ? keys : [...keys, source]) await sent.add(key, name, result);
      };
      const before = sent.getResult(sha256);
      if (before) {
        await recordResult(before);
        if (!forEver) output.out(`${name}: ${before === 'sent' ? 'already uploaded' : 'already rejected'}\n`);
        return 'known';
      }
      const outcome = await callServerWithRetry<unknown>(UPLOAD_PATH, () => {
        const form = new FormData();
        form.append('file', new Blob([bytes]), name);
        return form;
      });
      switch (outcome.kind) {
        case 'answered':
          await recordResult('sent', sha256);
          output.out(`${name}: ${outcome.status === NEW ? 'uploaded' : 'already uploaded'}\n`);
          return 'sent';
        case 'refused':
          await recordResult('refused', sha256);
          output.error(`${name}: ${outcome.message}`);
          return 'refused';
        case 'quota':
          output.error(`${name}: ${outcome.message}`);
          return 'quota';
        default:
          output.error(`${name}: ${outcome.message}`);
          return 'stop';
      }
    },
  };
}
