import { CONTAINER_HEAD_BYTES } from '@datacoach/replay';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { startThreadPool, ThreadDiedError, type ThreadPool } from '../../platform/thread-pool/thread-pool.ts';

/** The first bytes of a file, and its length. */
export interface FileHeader {
  head: Uint8Array<ArrayBuffer>;
  fileBytes: number;
}

/** Why a file is rejected. */
export interface FileRefusal {
  code: string;
  userMessage: string;
}

/** Checks the first bytes of uploads in a separate thread, so no file can block the server. */
export interface FileChecks {
  /** Starts the thread before the first upload needs it. */
  warmUp(): void;
  /** Throws ProblemError 422 for a file without a replay container. */
  check(file: FileHeader): Promise<void>;
  close(): Promise<void>;
}

/** A header takes about 10 ms and 10 MB; the largest readable one takes 50 ms. */
const LIMITS = { timeLimitMs: 10_000, memoryLimitMb: 128 };
const THREAD = new URL('./thread/check-head.thread.ts', import.meta.url);

export function openFileChecks(): FileChecks {
  let pool: ThreadPool<FileHeader, FileRefusal | null> | null = null;
  const getPool = () => {
    pool ??= startThreadPool<FileHeader, FileRefusal | null>({ module: THREAD, threads: 1, ...LIMITS });
    return pool;
  };
  return {
    warmUp: () => void getPool(),
    async check(file) {
      const refusal = await getPool()
        .run(file, [file.head.buffer])
        .catch((error: unknown) => {
          if (error instanceof ThreadDiedError) return UNREADABLE;
          throw error;
        });
      if (refusal) throw new ProblemError(422, refusal.code, refusal.userMessage);
    },
    close: async () => pool?.close(),
  };
}

const UNREADABLE: FileRefusal = {
  code: 'header-too-large',
  userMessage: 'The file is damaged, so we couldn’t read its header. Upload it again from your Demos folder.',
};

/** Collects the part of a streamed file that `check` needs. */
export function collectHeader(): { addChunk(chunk: Uint8Array): void; getHeader(): Uint8Array<ArrayBuffer> } {
  const parts: Uint8Array[] = [];
  let length = 0;
  return {
    addChunk(chunk) {
      if (length >= CONTAINER_HEAD_BYTES) return;
      const part = chunk.subarray(0, CONTAINER_HEAD_BYTES - length);
      parts.push(part);
      length += part.length;
    },
    getHeader() {
      const head = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        head.set(part, at);
        at += part.length;
      }
      return head;
    },
  };
}
