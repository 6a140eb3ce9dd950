import { type ReplayItem, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { createSignedHeaders, sendAuthorized } from '../../../app/api/authorized-fetch.ts';
import { HttpFailure, toHttpFailure } from '../../../app/api/failure.ts';
import { getAccountSignal } from '../../../app/session/session.ts';
import { getUploadFolder, type SendReplay } from '../queue/upload-item.ts';

const UPLOAD_PATH = '/api/v1/filestorage/replay-upload';
const FOLDER_PATH = '/api/v1/coach/private-replay-upload';
const PIECES_PATH = '/api/v1/filestorage/replay-chunk-upload';
/** Larger files are sent in pieces from the start: a lost connection then only costs one piece. */
const LARGE_BYTES = 4 * UPLOAD_CHUNK_BYTES;
const OK = 200;
const CREATED = 201;
/** Internal status: the user signed out while the file was being sent. */
const GIVEN_UP = 499;

type OnProgress = (sentBytes: number) => void;

type PostForm = (path: string, form: FormData, onProgress: OnProgress) => Promise<ChunkResponse>;

/** Returns a sender for the signed-in account; it sends nothing more after sign-out. */
const createPost =
  (account: AbortSignal): PostForm =>
  (path, form, onProgress) =>
    sendAuthorized((token) => postOnce(path, form, token, onProgress, account));

/** Uses XMLHttpRequest because fetch has no upload progress. */
const postOnce = (
  path: string,
  form: FormData,
  token: string | null,
  onProgress: OnProgress,
  account: AbortSignal,
): Promise<ChunkResponse> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abortUpload = () => {
      request.abort();
      reject(new HttpFailure(GIVEN_UP, 'You logged out during the upload.'));
    };
    if (account.aborted) return abortUpload();
    account.addEventListener('abort', abortUpload);
    request.open('POST', path);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(createSignedHeaders(token)))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }));
    request.addEventListener('error', () =>
      reject(new HttpFailure(0, 'The upload was interrupted. It continues when you’re back online.')),
    );
    request.addEventListener('loadend', () => account.removeEventListener('abort', abortUpload));
    request.send(form);
  });

function uploadWhole(
  file: File,
  post: PostForm,
  onProgress: OnProgress,
  path = UPLOAD_PATH,
): Promise<ChunkResponse> {
  const form = new FormData();
  form.append('file', file);
  return post(path, form, (sent) => onProgress(Math.min(sent, file.size)));
}

/** Sends a large file in pieces, and also a file whose connection was lost. */
async function send(file: File, onProgress: OnProgress): Promise<ChunkResponse> {
  const post = createPost(getAccountSignal());
  const uploadChunks = () => uploadInChunks(file, (form, sent) => post(PIECES_PATH, form, sent), onProgress);
  // Browsers only offer digests on secure connections; without one, send the file whole.
  if (!crypto.subtle) return uploadWhole(file, post, onProgress);
  if (file.size > LARGE_BYTES) return uploadChunks();
  try {
    return await uploadWhole(file, post, onProgress);
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 0) return uploadChunks();
    throw error;
  }
}

/** Private files are sent to their folder whole. */
async function sendPrivately(file: File, folderId: string, onProgress: OnProgress) {
  const path = `${FOLDER_PATH}?folderId=${folderId}`;
  const { status, body } = await uploadWhole(file, createPost(getAccountSignal()), onProgress, path);
  if (status !== OK && status !== CREATED) throw toHttpFailure(status, body);
  // The folder shows the outcome.
  return { replay: null, duplicate: status === OK };
}

export const sendReplay: SendReplay = async (file, onProgress) => {
  const folderId = getUploadFolder(file);
  if (folderId !== null) return sendPrivately(file, folderId, onProgress);
  const answer = await send(file, onProgress);
  if (answer.status === OK || answer.status === CREATED) {
    return { replay: answer.body as ReplayItem, duplicate: answer.status === OK };
  }
  throw toHttpFailure(answer.status, answer.body);
};

export interface ChunkResponse {
  status: number;
  body: unknown;
}

/** Sends the multipart body of one piece; rejects on a connection error. */
export type PostChunk = (form: FormData, onProgress: (sentBytes: number) => void) => Promise<ChunkResponse>;

/** Pauses before resending a piece after a connection error. */
export const CHUNK_RETRY_PAUSES_MS: readonly number[] = [500, 2000, 8000];
/** Max requests for the result while the server has all pieces but no result. */
const MAX_CHUNK_WAITS = 20;
const ACCEPTED = 202;

/**
 * Uploads a file in pieces (decisions.md 18.4), with retries. Pieces that the server already has from before an
 * interruption or a page reload are not resent: the upload's id is derived from the content.
 */
export async function uploadInChunks(
  file: File,
  post: PostChunk,
  onProgress: (sentBytes: number) => void,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<ChunkResponse> {
  const sha256 = await calculateSha256(file);
  const totalChunks = Math.max(1, Math.ceil(file.size / UPLOAD_CHUNK_BYTES));
  let received = new Set<number>();
  for (let waits = 0; waits < MAX_CHUNK_WAITS; ) {
    const next = Array.from({ length: totalChunks }, (_, index) => index).find(
      (index) => !received.has(index),
    );
    // The server has all pieces and is assembling the file: resend the last one to get the result.
    const chunkIndex = next ?? totalChunks - 1;
    const form = createChunkForm(file, sha256, chunkIndex, totalChunks);
    const before = Math.min(received.size * UPLOAD_CHUNK_BYTES, file.size);
    const send = () => post(form, (sent) => onProgress(Math.min(before + sent, file.size)));
    const answer = await retryWithPauses(send, pause);
    if (answer.status !== ACCEPTED) return answer;
    received = new Set((answer.body as { received: number[] }).received);
    if (next !== undefined) continue;
    waits += 1;
    await pause(CHUNK_RETRY_PAUSES_MS[0]!);
  }
  throw new HttpFailure(0, 'We got the file but lost the connection. Try again in a minute.');
}

/** Retries after a connection error; any response, even an error, is a result. */
async function retryWithPauses(
  send: () => Promise<ChunkResponse>,
  pause: (ms: number) => Promise<unknown>,
): Promise<ChunkResponse> {
  for (const ms of CHUNK_RETRY_PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if ((error as HttpFailure).status !== 0) throw error;
      await pause(ms);
    }
  }
  return send();
}

function createChunkForm(file: File, sha256: string, chunkIndex: number, totalChunks: number): FormData {
  const form = new FormData();
  const fields = {
    uploadId: getUploadId(sha256),
    chunkIndex,
    totalChunks,
    totalSize: file.size,
    fileName: file.name,
    sha256,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const start = chunkIndex * UPLOAD_CHUNK_BYTES;
  form.append('file', file.slice(start, start + UPLOAD_CHUNK_BYTES), file.name);
  return form;
}

async function calculateSha256(file: File): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Turns the start of the digest into a version 8 UUID, whose content is custom. */
function getUploadId(sha256: string): string {
  const sliceHash = (start: number, end: number) => sha256.slice(start, end);
  return `${sliceHash(0, 8)}-${sliceHash(8, 12)}-8${sliceHash(13, 16)}-8${sliceHash(17, 20)}-${sliceHash(20, 32)}`;
}
