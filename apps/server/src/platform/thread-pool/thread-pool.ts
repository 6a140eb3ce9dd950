import { Piscina } from 'piscina';

/** The thread that did the work ended or was ended: out of time, out of memory, or by itself. */
export class ThreadDiedError extends Error {
  readonly reason: 'time' | 'memory' | 'exit';

  constructor(reason: 'time' | 'memory' | 'exit', cause: unknown) {
    super(`a thread died (${reason})`, { cause });
    this.name = 'ThreadDiedError';
    this.reason = reason;
  }
}

export interface ThreadPoolOptions {
  /** Module whose default export does one task. */
  module: URL;
  threads: number;
  /** Milliseconds that one task may run. */
  timeLimitMs: number;
  /** Largest heap of a thread. */
  memoryLimitMb: number;
}

export interface RunOptions {
  background?: boolean;
  account?: string;
}

export interface ThreadPool<Task, Result> {
  /**
   * Runs a task; `transfer` are buffers that move to the thread. A background task waits while others do, and leaves one
   * thread free where there are several; of the others, an account that was served lately waits for those that were not.
   * Throws ThreadDiedError, or what the task threw.
   */
  run(task: Task, transfer: ArrayBuffer[], options?: RunOptions): Promise<Result>;
  /** Runs the module's `warmUp`, as background work, so that the first task finds a thread that has compiled its code. */
  warmUp(): Promise<void>;
  /** Whether tasks fail because the pool is being closed, not because of what they are. */
  isClosing(): boolean;
  close(): Promise<void>;
}

/**
 * Young generation of a thread. V8 would let it grow to 192 MB, which is no faster: an analysis leaves little alive.
 */
const YOUNG_GENERATION_MB = 48;

/** Worker threads for work that would block the event loop. A thread that dies is replaced. */
export function startThreadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: options.module.href,
    // One is kept warm, so that the first upload does not wait for a thread to start.
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
  const turns = takeTurns(options.threads);

  const take = async (
    task: Task,
    { background = false, account = '' }: RunOptions,
    settings: { name?: string; transferList?: ArrayBuffer[] },
  ): Promise<Result> => {
    // The limit is for the work, not for waiting until a thread is free.
    await turns.begin(background, account);
    const signal = AbortSignal.timeout(options.timeLimitMs);
    try {
      return await pool.run(task, { ...settings, signal });
    } catch (error) {
      if (closing) throw error;
      throw signal.aborted ? new ThreadDiedError('time', error) : (threadDeath(error) ?? error);
    } finally {
      turns.end();
    }
  };

  return {
    run: (task, transfer, of = {}) => take(task, of, { transferList: transfer }),
    async warmUp() {
      await take(undefined as Task, { background: true }, { name: 'warmUp' });
    },
    isClosing: () => closing,
    async close() {
      closing = true;
      await pool.destroy();
    },
  };
}

/**
 * Who may use a thread when: background work after all other, and never on the last of several threads; of the other
 * work, that of the account whose last turn is longest ago.
 */
function takeTurns(threads: number): {
  begin(background: boolean, account: string): Promise<void>;
  end(): void;
} {
  const kept = threads > 1 ? 1 : 0;
  const first: { account: string; start: () => void }[] = [];
  const later: (() => void)[] = [];
  const lastTurns = new Map<string, number>();
  let turn = 0;
  let free = threads;
  const takeFirst = () => {
    const order = first.map(({ account }) => lastTurns.get(account) ?? 0);
    const [chosen] = first.splice(order.indexOf(Math.min(...order)), 1);
    lastTurns.set(chosen!.account, ++turn);
    chosen!.start();
  };
  const next = () => {
    for (; free > 0 && first.length > 0; free--) takeFirst();
    for (; free > kept && later.length > 0; free--) later.shift()!();
    if (free === threads) lastTurns.clear();
  };
  return {
    begin: (background, account) =>
      new Promise((start) => {
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

function threadDeath(error: unknown): ThreadDiedError | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ThreadDiedError('memory', error);
  return /worker.*(exit|terminat)/i.test(error.message) ? new ThreadDiedError('exit', error) : null;
}
