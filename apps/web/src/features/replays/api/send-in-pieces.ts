import { UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { HttpFailure } from '../../../app/api/failure.ts';

/** One answer of the server to a piece. */
export interface PieceAnswer {
  status: number;
  body: unknown;
}

/** Sends the multipart body of one piece; rejects when the connection breaks. */
export type PostPiece = (form: FormData, onProgress: (sentBytes: number) => void) => Promise<PieceAnswer>;

/** Pauses before a piece is sent once more, after a break of the connection. */
export const PIECE_PAUSES_MS: readonly number[] = [500, 2000, 8000];
/** Times that the server is asked for the result while it has all pieces and no answer. */
const MAX_WAITS = 20;
const ACCEPTED = 202;

/**
 * Uploads a file in pieces (decisions.md 18.4), each of them several times if need be. What the server has already, from
 * before a break or a reload of the page, is not sent again: the upload's id is made from the content.
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
    // All are there and the file is being put together: the last one is asked for again.
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

/** Tries again after a break; what the server said, also a refusal, is an answer. */
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
    uploadId: uploadIdOf(sha256),
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

/** The first digits of the digest as a UUID of version 8, which leaves its content to the maker. */
function uploadIdOf(sha256: string): string {
  const part = (start: number, end: number) => sha256.slice(start, end);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
