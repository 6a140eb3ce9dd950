import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { formatUnsupportedTypeMessage, MAX_REPLAY_BYTES } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import {
  hasSharedCorpus,
  readSharedReplay,
  reportMissingCorpus,
} from '../../../../../tooling/shared-corpus.ts';
import { type ApiAnswer, getProblemCode, readAnswer, signUpAndIn } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const PATH = '/api/v1/filestorage/replay-upload';
const bytes = (length: number) => new Uint8Array(length);

describe.each(DATABASE_KINDS)('refused uploads on %s', async (database) => {
  const file = sampleReplay();
  const server = await startServerForTests({ database });
  const account = await signUpAndIn(server.url);

  const send = async (init: RequestInit): Promise<ApiAnswer> => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${account.tokens.accessToken}`);
    return readAnswer(await fetch(`${server.url}${PATH}`, { method: 'POST', ...init, headers }));
  };
  const message = ({ body }: ApiAnswer) => (body as { messages: string[] }).messages[0];
  const storedFiles = () => {
    const folder = join(server.platform.config.dataDir, 'files', 'replays');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('returns 401 without a token, before reading the body', async () => {
    const form = new FormData();
    form.append('file', new Blob([file]), 'match.replay');
    const answer = await readAnswer(await fetch(`${server.url}${PATH}`, { method: 'POST', body: form }));
    expect([answer.status, getProblemCode(answer)]).toEqual([401, 'not-signed-in']);
  });

  test("returns 400 for a body that isn't multipart", async () => {
    for (const type of ['application/json', 'application/octet-stream', 'text/plain']) {
      const answer = await send({ body: '{}', headers: { 'content-type': type } });
      expect([answer.status, getProblemCode(answer)], type).toEqual([400, 'not-multipart']);
    }
    const nothing = await send({});
    expect([nothing.status, getProblemCode(nothing)]).toEqual([400, 'not-multipart']);
  });

  test('returns 400 for multipart without a boundary or cut off', async () => {
    const none = await send({ body: 'x', headers: { 'content-type': 'multipart/form-data' } });
    expect([none.status, getProblemCode(none)]).toEqual([400, 'bad-multipart']);
    const cut = await send({
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.replay"\r\n\r\nabc',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect([cut.status, getProblemCode(cut)]).toEqual([400, 'bad-multipart']);
  });

  test('returns 400 without a file, or with one in another field', async () => {
    const form = new FormData();
    form.append('file', 'just text');
    const noFile = await send({ body: form });
    expect([noFile.status, getProblemCode(noFile)]).toEqual([400, 'no-file']);
    const wrong = await account.upload(file, 'match.replay', 'replay');
    expect([wrong.status, getProblemCode(wrong)]).toEqual([400, 'wrong-field']);
    expect(message(wrong)).toBe('The file must be in the field "file".');
  });

  test('returns 415 for another extension, with the message from the specification', async () => {
    const form = new FormData();
    form.append('file', new Blob([file], { type: 'image/png' }), 'picture.png');
    const answer = await send({ body: form });
    expect([answer.status, getProblemCode(answer)]).toEqual([415, 'unsupported-type']);
    expect(message(answer)).toBe('Uploading image/png type is not supported. Please upload a replay file.');
    const bare = await account.upload(file, 'match.replay.zip');
    expect(bare.status).toBe(415);
    expect(message(bare)).toBe(formatUnsupportedTypeMessage('match.replay.zip', 'application/octet-stream'));
  });

  test('accepts an extension in capitals', async () => {
    expect((await account.upload(sampleReplay({ seed: 77 }), 'MATCH.REPLAY')).status).toBe(201);
  });

  test('returns 413 above 25 MB, whether declared or found while reading', async () => {
    const declared = await account.upload(bytes(MAX_REPLAY_BYTES + 100_000));
    expect([declared.status, getProblemCode(declared)]).toEqual([413, 'file-too-large']);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.replay"\r\n\r\n';
    const chunks = function* () {
      yield Buffer.from(head);
      for (let i = 0; i < 26; i++) yield bytes(1024 * 1024);
      yield Buffer.from('\r\n--b--\r\n');
    };
    const streamed = await send({
      body: ReadableStream.from(chunks()) as unknown as BodyInit,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      duplex: 'half',
    } as RequestInit);
    expect([streamed.status, getProblemCode(streamed)]).toEqual([413, 'file-too-large']);
    expect(message(streamed)).toBe('This file is over 25 MB, so it’s not a replay. Choose a .replay file.');
  });

  test("accepts exactly 25 MB as a size (but it isn't a replay)", async () => {
    const answer = await account.upload(bytes(MAX_REPLAY_BYTES));
    expect(answer.status).toBe(422);
  });

  test("returns 422 for an empty file, one that isn't a replay, and a truncated one, each with a separate code", async () => {
    const empty = await account.upload(bytes(0));
    expect([empty.status, getProblemCode(empty)]).toEqual([422, 'empty']);
    expect(message(empty)).toBe('The file is empty. Choose another one.');
    const text = await account.upload(new TextEncoder().encode('This is not a replay, is it? '.repeat(99)));
    expect(text.status).toBe(422);
    for (const length of [1, 7, 100, Math.floor(file.length / 2), file.length - 1]) {
      const cut = await account.upload(file.slice(0, length));
      expect(cut.status, `${length} bytes`).toBe(422);
    }
    const half = await account.upload(file.slice(0, Math.floor(file.length / 2)));
    expect(getProblemCode(half)).toBe('truncated');
  });

  test.runIf(hasSharedCorpus)('rejects the two bad real files whose sections show it', async () => {
    const truncated = await account.upload(new Uint8Array(readSharedReplay('bad-truncated-content')));
    expect([truncated.status, getProblemCode(truncated)]).toEqual([422, 'truncated']);
    const header = await account.upload(new Uint8Array(readSharedReplay('bad-header-corrupt')));
    expect([header.status, getProblemCode(header)]).toEqual([422, 'too-many-frames']);
  });

  test('leave neither a row nor a file behind', async () => {
    const { body } = await account.get('/api/v1/filestorage/get-replay');
    const { items } = body as { items: { name: string }[] };
    expect(items.map(({ name }) => name)).toEqual(['MATCH.REPLAY']);
    expect(storedFiles()).toHaveLength(1);
  });
});

reportMissingCorpus('refusal of the two bad real files');
