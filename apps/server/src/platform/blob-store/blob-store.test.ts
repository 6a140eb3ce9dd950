import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { replayItem } from '@datacoach/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportMissingProgram } from '../../../../../tooling/go-programs.ts';
import { signUpAndIn } from '../../testing/api-client.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { hasObjectStorage, startObjectStorage } from '../../testing/start-object-storage.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type BlobStore, openBlobStore } from './blob-store.ts';

reportMissingProgram('versitygw', 'blobs in object storage');
const KINDS = hasObjectStorage ? (['folder', 'object storage'] as const) : (['folder'] as const);

describe.each(KINDS)('blobs in a %s', (kind) => {
  let blobs: BlobStore;
  let close: () => Promise<void> | void;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'datacoach-blobs-'));
    const storage = kind === 'folder' ? null : await startObjectStorage();
    blobs = openBlobStore(folder, storage?.s3 ?? null);
    close = async () => {
      await storage?.close();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => close());

  test.each([0, 1, 600, 65_536, 100_000, 6_000_000])('return %d bytes unchanged', async (size) => {
    const bytes = new Uint8Array(size).map((_, index) => index * 31);
    const pieces = function* () {
      for (let at = 0; at < size; at += 50_000) yield Buffer.from(bytes.subarray(at, at + 50_000));
    };
    await blobs.put('replays/x.replay', Readable.from(pieces(), { objectMode: false }));
    const read = await blobs.read('replays/x.replay');
    expect(read.length).toBe(size);
    expect(Buffer.compare(read, bytes)).toBe(0);
    // Its buffer is transferred to a thread, so it must not be shared.
    expect(read.buffer.byteLength).toBe(size);
  });

  test('can be removed, even twice', async () => {
    await blobs.put('a', Readable.from([Buffer.from('x')]));
    await blobs.remove('a');
    await expect(blobs.read('a')).rejects.toThrow();
    await blobs.remove('a');
  });

  test('stay readable in full, with the old content, while being overwritten', async () => {
    await blobs.put('c', Readable.from([Buffer.from('as before')]));
    const [halfWay, more] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const large = Buffer.alloc(200_000, 1);
    const again = Readable.from(
      (async function* () {
        // The third chunk is requested once the first has been written.
        yield large;
        yield large;
        halfWay.resolve();
        await more.promise;
        yield large;
      })(),
      { objectMode: false },
    );
    const written = blobs.put('c', again);
    await halfWay.promise;
    expect(Buffer.from(await blobs.read('c')).toString()).toBe('as before');
    more.resolve();
    await written;
    expect((await blobs.read('c')).length).toBe(3 * large.length);
  });

  test('reject a stream that breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('x');
        throw new Error('the line went dead');
      })(),
    );
    await expect(blobs.put('b', broken)).rejects.toThrow();
    await expect(blobs.read('b')).rejects.toThrow();
  });
});

/** Starts an S3 server that accepts everything and responds with these statuses in turn, then with 200. */
async function startTakingServer(...statuses: number[]) {
  const sent: { length: string | undefined; encoding: string | undefined; bytes: number }[] = [];
  const server = createServer((request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    let bytes = 0;
    request.on('data', (data: Buffer) => {
      bytes += data.length;
    });
    request.on('end', () => {
      sent.push({ length, encoding, bytes });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-blobs-'));
  const s3 = { bucket: 'b', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, ...keys };
  return {
    sent,
    blobs: openBlobStore(folder, s3),
    pendingFiles: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('object storage gets the file length up front, as most implementations require', async () => {
  const storage = await startTakingServer();
  await storage.blobs.put('a', Readable.from([Buffer.from('abc'), Buffer.from('de')]));
  expect(storage.sent).toEqual([{ length: '5', encoding: undefined, bytes: 5 }]);
  expect(storage.pendingFiles()).toBe(0);
  storage.close();
});

test('object storage that asks to slow down gets the file again', async () => {
  const storage = await startTakingServer(503, 500);
  await storage.blobs.put('a', Readable.from([Buffer.from('abcde')]));
  expect(storage.sent.map(({ bytes }) => bytes)).toEqual([5, 5, 5]);
  storage.close();
});

test('uploads to object storage are never fully in memory', async () => {
  const storage = await startTakingServer();
  const PIECE = 1024 * 1024;
  const PIECES = 256;
  const before = process.memoryUsage().arrayBuffers;
  let max = 0;
  const content = function* () {
    for (let n = 0; n < PIECES; n++) yield Buffer.alloc(PIECE, n);
  };
  const looking = setInterval(() => {
    max = Math.max(max, process.memoryUsage().arrayBuffers - before);
  }, 5);
  await storage.blobs.put('large', Readable.from(content(), { objectMode: false }));
  clearInterval(looking);
  expect(storage.sent).toEqual([
    { length: String(PIECES * PIECE), encoding: undefined, bytes: PIECES * PIECE },
  ]);
  expect(max).toBeLessThan((PIECES * PIECE) / 2);
  storage.close();
});

test("files left by a dead process are removed, files being written aren't", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-blobs-'));
  const blobs = openBlobStore(folder, null);
  await blobs.removeUnfinished(new Date());
  const half = Readable.from(
    (async function* () {
      yield Buffer.from('half a file');
      await new Promise(() => {});
    })(),
  );
  void blobs.put('a', half);
  const unfinished = () => {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile()).length;
  };
  await expect.poll(unfinished).toBe(1);
  await blobs.removeUnfinished(new Date(Date.now() - 60_000));
  expect(unfinished()).toBe(1);
  await blobs.removeUnfinished(new Date(Date.now() + 60_000));
  expect(unfinished()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('rejects a file outside its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-blobs-'));
  const blobs = openBlobStore(join(folder, 'inside'), null);
  await expect(blobs.put('../outside', Readable.from([Buffer.from('x')]))).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(hasObjectStorage)('an upload is stored in object storage and analyzed from there', async () => {
  const storage = await startObjectStorage();
  const server = await startTestServer({ database: 'embedded', worker: true, s3: storage.s3 });
  try {
    const account = await signUpAndIn(server.url);
    const answer = await account.upload(sampleReplay());
    expect(answer.status).toBe(201);
    const { id } = replayItem.parse(answer.body);
    const { blobs } = server.platform;
    expect(Buffer.compare(await blobs.read(`replays/${id}.replay`), sampleReplay())).toBe(0);
    expect((await account.finishedReplays())[0]).toMatchObject({ id, status: 15, coverage: 'full' });
  } finally {
    await server.close();
    await storage.close();
  }
});
