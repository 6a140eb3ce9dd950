import { createHash, randomUUID } from 'node:crypto';
import { UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { type ApiAnswer, readAnswer, type TestAccount } from './api-client.ts';

/** A file cut into pieces as a client does it, to be sent in any order. */
export interface PiecewiseUpload {
  totalChunks: number;
  /** Sends one piece; `changes` replace fields of the protocol, `content` the piece. */
  send(
    chunkIndex: number,
    changes?: Readonly<Record<string, string>>,
    content?: Uint8Array<ArrayBuffer>,
  ): Promise<ApiAnswer>;
}

export function piecewise(
  url: string,
  account: TestAccount,
  route: 'replay-chunk-upload' | 'profile-image-chunk-upload',
  content: Uint8Array<ArrayBuffer>,
  fileName = 'match.replay',
): PiecewiseUpload {
  const totalChunks = Math.max(1, Math.ceil(content.length / UPLOAD_CHUNK_BYTES));
  const uploadId = randomUUID();
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    totalChunks,
    async send(chunkIndex, changes = {}, piece) {
      const start = chunkIndex * UPLOAD_CHUNK_BYTES;
      const form = new FormData();
      const fields = { uploadId, chunkIndex, totalChunks, totalSize: content.length, fileName, sha256 };
      for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, String(value));
      form.append('file', new Blob([piece ?? content.slice(start, start + UPLOAD_CHUNK_BYTES)]), fileName);
      const answer = await fetch(`${url}/api/v1/filestorage/${route}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${account.tokens.accessToken}` },
        body: form,
      });
      return readAnswer(answer);
    },
  };
}
