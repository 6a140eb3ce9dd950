import { UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { HttpFailure } from '../../../app/api/failure.ts';

export interface PieceAnswer {
  status: number;
  body: unknown;
}

/** Sends the multipart body of one piece; rejects on a connection error. */
export type PostPiece = (form: FormData, onProgress: (sentBytes: number) => void) => Promise<PieceAnswer>;

/** Pauses before resending a piece after a connection error. */
export const PIECE_PAUSES_MS: readonly number[] = [500, 2000, 8000];
/** Max requests for the result while the server has all pieces but no result. */
const MAX_WAITS = 20;
const ACCEPTED = 202;

/**
 * Uploads a file in pieces (decisions.md 18.4), with retries. Pieces that the server already has from before an
 * interruption or a page reload are not resent: the upload's id is derived from the content.
 */
export async function sendInPieces(
  file: File,
  post: PostPiece,
  onProgress: (sentBytes: number) => void,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<PieceAnswer> {
  const sha256 = await digest(file);
  const totalChunks = Math.max(1, Math.ceil(file.size / UPLOAD_CHUNK_BYTES));
  let received = new Set<number>();
  for (let waits = 0; waits < MAX_WAITS; ) {
    const next = Array.from({ length: totalChunks }, (_, index) => index).find(
      (index) => !received.has(index),
    );
    // The server has all pieces and is assembling the file: resend the last one to get the result.
    const chunkIndex = next ?? totalChunks - 1;
    const form = pieceForm(file, sha256, chunkIndex, totalChunks);
    const before = Math.min(received.size * UPLOAD_CHUNK_BYTES, file.size);
    const send = () => post(form, (sent) => onProgress(Math.min(before + sent, file.size)));
    const answer = await persistently(send, pause);
    if (answer.status !== ACCEPTED) return answer;
    received = new Set((answer.body as { received: number[] }).received);
    if (next !== undefined) continue;
    waits += 1;
    await pause(PIECE_PAUSES_MS[0]!);
  }
  throw new HttpFailure(0, 'We got the file but lost the connection. Try again in a minute.');
}

/** Retries after a connection error; any response, even an error, is a result. */
async function persistently(
  send: () => Promise<PieceAnswer>,
  pause: (ms: number) => Promise<unknown>,
): Promise<PieceAnswer> {
  for (const ms of PIECE_PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if ((error as HttpFailure).status !== 0) throw error;
      await pause(ms);
    }
  }
  return send();
}

function pieceForm(file: File, sha256: string, chunkIndex: number, totalChunks: number): FormData {
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

async function digest(file: File): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Turns the start of the digest into a version 8 UUID, whose content is custom. */
function getUploadId(sha256: string): string {
  const part = (start: number, end: number) => sha256.slice(start, end);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
