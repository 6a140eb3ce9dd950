import type { ReplayItem } from '@datacoach/contract';
import { accessToken } from '../../../app/api/authorized-fetch.ts';
import { failureOf, HttpFailure } from '../../../app/api/failure.ts';
import { refreshSession } from '../../../app/session/refresh-session.ts';
import type { SendReplay } from '../queue/upload-item.ts';

const UPLOAD_PATH = '/api/v1/filestorage/replay-upload';
const OK = 200;
const CREATED = 201;
const UNAUTHORIZED = 401;

interface Answer {
  status: number;
  body: unknown;
}

/** XMLHttpRequest, because fetch tells nothing of the bytes sent. */
function post(file: File, token: string | null, onProgress: (sentBytes: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', UPLOAD_PATH);
    request.responseType = 'json';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => onProgress(Math.min(event.loaded, file.size)));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }));
    request.addEventListener('error', () =>
      reject(new HttpFailure(0, 'The upload was interrupted. Check your connection and try again.')),
    );
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Uploads one replay; on a 401 the token is refreshed once and the file sent once more. */
export const sendReplay: SendReplay = async (file, onProgress) => {
  let answer = await post(file, await accessToken(), onProgress);
  if (answer.status === UNAUTHORIZED) {
    const session = await refreshSession();
    if (session) answer = await post(file, session.accessToken, onProgress);
  }
  if (answer.status === OK || answer.status === CREATED) {
    return { replay: answer.body as ReplayItem, duplicate: answer.status === OK };
  }
  throw failureOf(answer.status, answer.body);
};
