import { existsSync } from 'node:fs';
import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromHost, HostSettings, ToHost } from './host-messages.ts';

/**
 * Runs PGlite in a worker thread and speaks the PostgreSQL wire protocol over the thread's port. PGlite is a single
 * session, so messages are handled strictly one after another; a new connection starts with a clean session.
 */
const hostPort = parentPort!;
const settings = workerData as HostSettings;

/** Simple-query messages that reset what an earlier connection left behind. */
const CLEAN_SESSION = ['ROLLBACK', 'DISCARD ALL'].map((text) => {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return message;
});

function postAnswer(message: FromHost, transfer: ArrayBuffer[] = []): void {
  hostPort.postMessage(message, transfer);
}

/** Max response bytes buffered for one message. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/**
 * PGlite's own settings and a quarter of PostgreSQL's default buffers, which it would fill with zeros at the start. The
 * operating system caches the files as well.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const database = await open();
let messageQueue = Promise.resolve();
let currentConnection = 0;

hostPort.on('message', (message: ToHost) => {
  messageQueue = messageQueue.then(() => handleMessage(message));
  // A failure here is a failure of the database itself: it should end the thread.
  messageQueue.catch((error: unknown) => {
    throw error;
  });
});
postAnswer({ kind: 'ready' });

async function open(): Promise<PGlite> {
  const { folder } = settings;
  const program = { ...settings.program, startParams: START_PARAMS };
  if (folder !== null) {
    const isNew = !existsSync(join(folder, 'PG_VERSION'));
    const database = await PGlite.create(folder, program);
    if (isNew) await makePrivate(folder);
    return database;
  }
  if (!settings.template) return PGlite.create(program);
  return PGlite.create({ ...program, loadDataDir: new Blob([await readFile(settings.template)]) });
}

/** PGlite creates its first files with permissions for everyone, whatever the process's umask. */
async function makePrivate(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

async function handleMessage(message: ToHost): Promise<void> {
  if (message.kind === 'close') {
    await database.close();
    postAnswer({ kind: 'closed' });
    hostPort.close();
    return;
  }
  const { connection, bytes } = message;
  await database.runExclusive(async () => {
    if (connection !== currentConnection) {
      currentConnection = connection;
      for (const query of CLEAN_SESSION) await database.execProtocolRawStream(query, { onRawData: () => {} });
    }
    // Each message wakes the other thread, which costs more than buffering a few chunks.
    let pieces: Uint8Array[] = [];
    let length = 0;
    const flush = () => {
      if (length === 0) return;
      const joined = new Uint8Array(length);
      let at = 0;
      for (const piece of pieces) {
        joined.set(piece, at);
        at += piece.length;
      }
      pieces = [];
      length = 0;
      postAnswer({ kind: 'data', connection, bytes: joined }, [joined.buffer]);
    };
    await database.execProtocolRawStream(bytes, {
      onRawData: (data) => {
        pieces.push(data.slice());
        length += data.length;
        if (length > MAX_BUFFERED_BYTES) flush();
      },
    });
    flush();
  });
}
