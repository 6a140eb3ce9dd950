import { createHash, randomUUID } from 'node:crypto';
import { UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { type ApiAnswer, readAnswer, type TestAccount } from './api-client.ts';

/** A file split into chunks as a client does, to be sent in any order. */
export interface PiecewiseUpload {
  totalChunks: number;
  /** Sends a chunk; `changes` replace protocol fields, `content` the chunk. */
  send(
    chunkIndex: number,
    changes?: Readonly<Record<string, string>>,
    content?: Uint8Array<ArrayBuffer>,
  ): Promise<ApiAnswer>;
  /** Sends a chunk except for its end; calling the returned function sends the rest and returns the response. */
  hold(chunkIndex: number): Promise<() => Promise<ApiAnswer>>;
}

/** More than the closing boundary. */
const END_BYTES = 500;

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
  const address = `${url}/api/v1/filestorage/${route}`;
  const authorization = `Bearer ${account.tokens.accessToken}`;
  const getForm = (
    chunkIndex: number,
    changes: Readonly<Record<string, string>>,
    piece?: Uint8Array<ArrayBuffer>,
  ) => {
    const start = chunkIndex * UPLOAD_CHUNK_BYTES;
    const form = new FormData();
    const fields = { uploadId, chunkIndex, totalChunks, totalSize: content.length, fileName, sha256 };
    for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, String(value));
    form.append('file', new Blob([piece ?? content.slice(start, start + UPLOAD_CHUNK_BYTES)]), fileName);
    return form;
  };
  return {
    totalChunks,
    async send(chunkIndex, changes = {}, piece) {
      const body = getForm(chunkIndex, changes, piece);
      return readAnswer(await fetch(address, { method: 'POST', headers: { authorization }, body }));
    },
    async hold(chunkIndex) {
      const whole = new Response(getForm(chunkIndex, {}));
      const bytes = new Uint8Array(await whole.arrayBuffer());
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const answer = fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': whole.headers.get('content-type')! },
        body: readable,
        duplex: 'half',
      } as RequestInit);
      const writer = writable.getWriter();
      await writer.write(bytes.subarray(0, -END_BYTES));
      return async () => {
        await writer.write(bytes.subarray(-END_BYTES));
        await writer.close();
        return readAnswer(await answer);
      };
    },
  };
}
