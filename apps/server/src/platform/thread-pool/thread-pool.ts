import { Piscina } from 'piscina';

/** The thread running the task ended: time limit, out of memory, or on its own. */
export class ThreadDiedError extends Error {
  readonly reason: 'time' | 'memory' | 'exit';

  constructor(reason: 'time' | 'memory' | 'exit', cause: unknown) {
    super(`a thread died (${reason})`, { cause });
    this.name = 'ThreadDiedError';
    this.reason = reason;
  }
}

export interface ThreadPoolOptions {
  /** Module whose default export runs one task. */
  module: URL;
  threads: number;
  /** Max milliseconds per task. */
  timeLimitMs: number;
  /** Max heap of a thread. */
  memoryLimitMb: number;
}

export interface RunOptions {
  background?: boolean;
  account?: string;
}

export interface ThreadPool<Task, Result> {
  /**
   * Runs a task; `transfer` lists buffers to move to the thread. A background task waits for other tasks and leaves
   * one thread free if there are several; among other tasks, recently served accounts wait for the rest. Throws
   * ThreadDiedError, or the task's error.
   */
  run(task: Task, transfer: ArrayBuffer[], options?: RunOptions): Promise<Result>;
  /** Runs the module's `warmUp` as background work, so that the first task finds a thread with compiled code. */
  warmUp(): Promise<void>;
  /** Returns whether tasks fail because the pool is closing, not because of the tasks. */
  isClosing(): boolean;
  close(): Promise<void>;
}

/** Young generation of a thread. V8 would let it grow to 192 MB, which is no faster: an analysis keeps little alive. */
const YOUNG_GENERATION_MB = 48;

/** Starts worker threads for work that would block the event loop. A thread that dies is replaced. */
export function startThreadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: options.module.href,
    // One thread is kept warm so that the first upload doesn't wait for a start.
    minThreads: 1,
    maxThreads: options.threads,
    idleTimeout: 60_000,
    resourceLimits: {
      maxOldGenerationSizeMb: options.memoryLimitMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
  // A dead thread already fails its task.
  pool.on('error', () => {});
  let closing = false;
  const turns = createTurns(options.threads);

  const runTask = async (
    task: Task,
    { background = false, account = '' }: RunOptions,
    settings: { name?: string; transferList?: ArrayBuffer[] },
  ): Promise<Result> => {
    // The limit covers the work, not the wait for a free thread.
    await turns.start(background, account);
    const signal = AbortSignal.timeout(options.timeLimitMs);
    try {
      return await pool.run(task, { ...settings, signal });
    } catch (error) {
      if (closing) throw error;
      throw signal.aborted ? new ThreadDiedError('time', error) : (toThreadDeath(error) ?? error);
    } finally {
      turns.end();
    }
  };

  return {
    run: (task, transfer, of = {}) => runTask(task, of, { transferList: transfer }),
    async warmUp() {
      await runTask(undefined as Task, { background: true }, { name: 'warmUp' });
    },
    isClosing: () => closing,
    async close() {
      closing = true;
      await pool.destroy();
    },
  };
}

/**
 * Decides who gets a thread next: background work after everything else and never on the last of several threads;
 * otherwise the account whose last turn is longest ago.
 */
function createTurns(threads: number) {
  const kept = threads > 1 ? 1 : 0;
  const first: { account: string; start: () => void }[] = [];
  const later: (() => void)[] = [];
  const lastTurns = new Map<string, number>();
  let turn = 0;
  let free = threads;
  const startFirst = () => {
    const order = first.map(({ account }) => lastTurns.get(account) ?? 0);
    const [chosen] = first.splice(order.indexOf(Math.min(...order)), 1);
    lastTurns.set(chosen!.account, ++turn);
    chosen!.start();
  };
  const next = () => {
    for (; free > 0 && first.length > 0; free--) startFirst();
    for (; free > kept && later.length > 0; free--) later.shift()!();
    if (free === threads) lastTurns.clear();
  };
  return {
    start: (background: boolean, account: string) =>
      new Promise<void>((start) => {
        if (background) later.push(start);
        else first.push({ account, start });
        next();
      }),
    end() {
      free++;
      next();
    },
  };
}

function toThreadDeath(error: unknown): ThreadDiedError | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ThreadDiedError('memory', error);
  return /worker.*(exit|terminat)/i.test(error.message) ? new ThreadDiedError('exit', error) : null;
}
