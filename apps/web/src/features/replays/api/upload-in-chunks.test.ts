import { createHash } from 'node:crypto';
import { UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { HttpFailure } from '../../../app/api/failure.ts';
import { CHUNK_RETRY_PAUSES_MS, type ChunkResponse, uploadInChunks } from './send-replay.ts';

const SIZE = Math.floor(2.5 * UPLOAD_CHUNK_BYTES);
const content = Uint8Array.from({ length: SIZE }, (_, n) => n % 251);
const file = new File([content], 'long.replay');

/** A server that keeps pieces; `breaks` may drop the connection first. */
function server(breaks: (index: number, attempt: number) => boolean = () => false) {
  const pieces = new Map<number, Blob>();
  const sent: number[] = [];
  const ids = new Set<unknown>();
  const post = async (form: FormData, onProgress: (bytes: number) => void): Promise<ChunkResponse> => {
    const index = Number(form.get('chunkIndex'));
    sent.push(index);
    ids.add(form.get('uploadId'));
    if (breaks(index, sent.filter((one) => one === index).length)) throw new HttpFailure(0, 'broken');
    const piece = form.get('file') as Blob;
    pieces.set(index, piece);
    onProgress(piece.size);
    if (pieces.size < Number(form.get('totalChunks')))
      return { status: 202, body: { received: [...pieces.keys()] } };
    return { status: 201, body: form.get('sha256') };
  };
  const whole = async () =>
    new Uint8Array(await new Blob([0, 1, 2].map((n) => pieces.get(n)!)).arrayBuffer());
  return { post, sent, ids, pieces, whole };
}
const noPause = async () => {};

test('sends pieces of 1 MB in order, with the digest of the whole file', async () => {
  const { post, sent, whole } = server();
  const progress: number[] = [];
  const answer = await uploadInChunks(file, post, (bytes) => progress.push(bytes), noPause);
  expect(answer).toEqual({ status: 201, body: createHash('sha256').update(content).digest('hex') });
  expect(sent).toEqual([0, 1, 2]);
  expect(progress).toEqual([UPLOAD_CHUNK_BYTES, 2 * UPLOAD_CHUNK_BYTES, SIZE]);
  expect(await whole()).toEqual(content);
});

test('resends a piece after a connection error and gives up after the last pause', async () => {
  const shaky = server((_index, attempt) => attempt < 3);
  expect((await uploadInChunks(file, shaky.post, () => {}, noPause)).status).toBe(201);
  expect(shaky.sent).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  const dead = server(() => true);
  await expect(uploadInChunks(file, dead.post, () => {}, noPause)).rejects.toThrow('broken');
  expect(dead.sent).toHaveLength(CHUNK_RETRY_PAUSES_MS.length + 1);
});

test('continues an earlier upload under the same id', async () => {
  const kept = server((index) => index === 2 && kept.sent.length < 8);
  await expect(uploadInChunks(file, kept.post, () => {}, noPause)).rejects.toThrow('broken');
  const before = kept.sent.length;
  await uploadInChunks(new File([content], 'long.replay'), kept.post, () => {}, noPause);
  expect(kept.sent.slice(before)).toEqual([0, 2, 2, 2].slice(0, kept.sent.length - before));
  expect(kept.ids.size).toBe(1);
});

test("doesn't resend what the server rejected", async () => {
  let posts = 0;
  const refuse = async () => {
    posts += 1;
    return { status: 403, body: { code: 'quota-reached' } };
  };
  expect((await uploadInChunks(file, refuse, () => {}, noPause)).status).toBe(403);
  expect(posts).toBe(1);
});
