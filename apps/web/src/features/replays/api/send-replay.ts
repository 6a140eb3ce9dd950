import { type ReplayItem, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { accessToken } from '../../../app/api/authorized-fetch.ts';
import { failureOf, HttpFailure } from '../../../app/api/failure.ts';
import { refreshSession } from '../../../app/session/refresh-session.ts';
import type { SendReplay } from '../queue/upload-item.ts';
import { sendInPieces } from './send-in-pieces.ts';

const UPLOAD_PATH = '/api/v1/filestorage/replay-upload';
const PIECES_PATH = '/api/v1/filestorage/replay-chunk-upload';
/** Larger files go in pieces from the start: a broken line then costs one piece. */
const LARGE_BYTES = 4 * UPLOAD_CHUNK_BYTES;
const OK = 200;
const CREATED = 201;
const UNAUTHORIZED = 401;

interface Answer {
  status: number;
  body: unknown;
}
type Progress = (sentBytes: number) => void;

/** XMLHttpRequest, because fetch tells nothing of the bytes sent. */
function post(path: string, form: FormData, token: string | null, onProgress: Progress): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }));
    request.addEventListener('error', () =>
      reject(new HttpFailure(0, 'The upload was interrupted. Check your connection and try again.')),
    );
    request.send(form);
  });
}

/** On a 401 the token is refreshed once and the body sent once more. */
async function postSignedIn(path: string, form: FormData, onProgress: Progress): Promise<Answer> {
  const answer = await post(path, form, await accessToken(), onProgress);
  if (answer.status !== UNAUTHORIZED) return answer;
  const session = await refreshSession();
  return session ? post(path, form, session.accessToken, onProgress) : answer;
}

function sendWhole(file: File, onProgress: Progress): Promise<Answer> {
  const form = new FormData();
  form.append('file', file);
  return postSignedIn(UPLOAD_PATH, form, (sent) => onProgress(Math.min(sent, file.size)));
}

/** A large file goes in pieces, and so does one on whose way the line broke. */
async function send(file: File, onProgress: Progress): Promise<Answer> {
  const inPieces = () =>
    sendInPieces(file, (form, sent) => postSignedIn(PIECES_PATH, form, sent), onProgress);
  // Browsers take digests on safe connections only; without one there are no pieces.
  if (!crypto.subtle) return sendWhole(file, onProgress);
  if (file.size > LARGE_BYTES) return inPieces();
  try {
    return await sendWhole(file, onProgress);
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 0) return inPieces();
    throw error;
  }
}

/** Uploads one replay. */
export const sendReplay: SendReplay = async (file, onProgress) => {
  const answer = await send(file, onProgress);
  if (answer.status === OK || answer.status === CREATED) {
    return { replay: answer.body as ReplayItem, duplicate: answer.status === OK };
  }
  throw failureOf(answer.status, answer.body);
};
