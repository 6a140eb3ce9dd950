import { type ReplayItem, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { createSignedHeaders, sendSignedIn } from '../../../app/api/authorized-fetch.ts';
import { HttpFailure, toHttpFailure } from '../../../app/api/failure.ts';
import { getAccountSignal } from '../../../app/session/session.ts';
import { getUploadFolder, type SendReplay } from '../queue/upload-item.ts';
import { type PieceAnswer as Answer, sendInPieces } from './send-in-pieces.ts';

const UPLOAD_PATH = '/api/v1/filestorage/replay-upload';
const FOLDER_PATH = '/api/v1/coach/private-replay-upload';
const PIECES_PATH = '/api/v1/filestorage/replay-chunk-upload';
/** Larger files are sent in pieces from the start: a lost connection then only costs one piece. */
const LARGE_BYTES = 4 * UPLOAD_CHUNK_BYTES;
const OK = 200;
const CREATED = 201;
/** Internal status: the user signed out while the file was being sent. */
const GIVEN_UP = 499;

type Progress = (sentBytes: number) => void;

type Post = (path: string, form: FormData, onProgress: Progress) => Promise<Answer>;

/** Returns a sender for the signed-in account; it sends nothing more after sign-out. */
function postAs(account: AbortSignal): Post {
  return (path, form, onProgress) =>
    sendSignedIn((token) => postOnce(path, form, token, onProgress, account));
}

/** Uses XMLHttpRequest because fetch has no upload progress. */
function postOnce(
  path: string,
  form: FormData,
  token: string | null,
  onProgress: Progress,
  account: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => {
      request.abort();
      reject(new HttpFailure(GIVEN_UP, 'You logged out during the upload.'));
    };
    if (account.aborted) return giveUp();
    account.addEventListener('abort', giveUp);
    request.open('POST', path);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(createSignedHeaders(token)))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }));
    request.addEventListener('error', () =>
      reject(new HttpFailure(0, 'The upload was interrupted. It continues when you’re back online.')),
    );
    request.addEventListener('loadend', () => account.removeEventListener('abort', giveUp));
    request.send(form);
  });
}

function sendWhole(file: File, post: Post, onProgress: Progress, path = UPLOAD_PATH): Promise<Answer> {
  const form = new FormData();
  form.append('file', file);
  return post(path, form, (sent) => onProgress(Math.min(sent, file.size)));
}

/** Sends a large file in pieces, and also a file whose connection was lost. */
async function send(file: File, onProgress: Progress): Promise<Answer> {
  const post = postAs(getAccountSignal());
  const inPieces = () => sendInPieces(file, (form, sent) => post(PIECES_PATH, form, sent), onProgress);
  // Browsers only offer digests on secure connections; without one, send the file whole.
  if (!crypto.subtle) return sendWhole(file, post, onProgress);
  if (file.size > LARGE_BYTES) return inPieces();
  try {
    return await sendWhole(file, post, onProgress);
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 0) return inPieces();
    throw error;
  }
}

/** Private files are sent to their folder whole. */
async function sendPrivately(file: File, folderId: string, onProgress: Progress) {
  const path = `${FOLDER_PATH}?folderId=${folderId}`;
  const { status, body } = await sendWhole(file, postAs(getAccountSignal()), onProgress, path);
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
