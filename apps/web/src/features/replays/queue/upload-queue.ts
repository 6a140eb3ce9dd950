import { formatUnsupportedTypeMessage, hasReplayExtension } from '@datacoach/contract';
import { HttpFailure } from '../../../app/api/failure.ts';
import { createListeners } from '../../../shared/store/listeners.ts';
import type { KeptUpload, UploadKeeper } from './kept-uploads.ts';
import { type SendReplay, type UploadItem, VISITOR } from './upload-item.ts';

export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  /** False after the panel was closed; new files show it again. */
  readonly visible: boolean;
}

/** The server's error code for an upload over the plan's monthly replays. */
const QUOTA_REACHED = 'quota-reached';
const NO_FAILURE = { message: null, quotaReached: false, isInterrupted: false } as const;
const NO_KEEPER: UploadKeeper = { keep: async () => false, forget: async () => {} };
const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS = 500;

/** Whether the file itself wasn't the problem, so that a retry may succeed. */
function mayArrive(error: unknown): boolean {
  if (!(error instanceof HttpFailure)) return true;
  return error.status === 0 || error.status === TOO_MANY_REQUESTS || error.status >= SERVER_ERRORS;
}

/**
 * Uploads one file at a time, in order; continues with files added in the meantime and skips canceled ones
 * (specification.md 4). When this month's replays are used up, waiting files are rejected too. `onSuccess` is called
 * after each successful upload, `onEnd` after each attempt. `keeper` stores each file until the server accepts or
 * rejects it.
 */
export function createUploadQueue(
  send: SendReplay,
  onSuccess: () => void,
  onEnd: () => void = () => {},
  keeper: UploadKeeper = NO_KEEPER,
) {
  const listeners = createListeners();
  let state: UploadSnapshot = { items: [], visible: false };
  let running = false;
  const keeping = new Map<string, Promise<unknown>>();

  const set = (next: Partial<UploadSnapshot>) => {
    state = { ...state, ...next };
    listeners.notify();
  };
  const patch = (id: string, change: Partial<UploadItem>) =>
    set({ items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)) });

  function keep({ id, file }: UploadItem): void {
    const kept = keeper.keep(id, file).then((isKept) => {
      if (isKept && state.items.some((item) => item.id === id)) patch(id, { isKept });
    });
    keeping.set(id, kept);
  }
  function release(items: readonly UploadItem[]): void {
    const ids = items.map(({ id }) => id);
    if (ids.length === 0) return;
    // Storing must finish before a file can be removed.
    void Promise.all(ids.map((id) => keeping.get(id))).then(() => keeper.forget(ids));
  }

  async function sendOne(item: UploadItem): Promise<void> {
    patch(item.id, { state: 'uploading', sentBytes: 0, ...NO_FAILURE });
    try {
      const { replay, duplicate } = await send(item.file, (sentBytes) => patch(item.id, { sentBytes }));
      patch(item.id, { state: duplicate ? 'duplicate' : 'done', sentBytes: item.file.size, replay });
      release([item]);
      onSuccess();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const quotaReached = error instanceof HttpFailure && error.code === QUOTA_REACHED;
      const isInterrupted = !(error instanceof HttpFailure) || error.status === 0;
      patch(item.id, { state: 'failed', message, quotaReached, isInterrupted });
      if (!mayArrive(error)) release([item]);
      // A quota error for a signed-out account says nothing about the next account's files.
      if (quotaReached && state.items.some(({ id }) => id === item.id)) refuseWaiting(message);
    }
    onEnd();
  }

  function refuseWaiting(message: string): void {
    release(state.items.filter((item) => item.state === 'queued'));
    set({
      items: state.items.map((item) =>
        item.state === 'queued' ? { ...item, state: 'failed', message, quotaReached: true } : item,
      ),
    });
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (;;) {
      const next = state.items.find((item) => item.state === 'queued');
      if (!next) break;
      await sendOne(next);
    }
    running = false;
  }

  function retry(id: string): void {
    patch(id, { state: 'queued', sentBytes: 0, ...NO_FAILURE });
    void run();
  }

  return {
    subscribe: listeners.subscribe,
    snapshot: () => state,
    add(files: Iterable<File>): void {
      const added = Array.from(files, newItem);
      if (added.length === 0) return;
      set({ items: [...state.items, ...added], visible: true });
      for (const item of added) if (item.state === 'queued') keep(item);
      void run();
    },
    /** Resumes files whose upload started before the page opened. */
    resume(kept: readonly KeptUpload[]): void {
      if (kept.length === 0) return;
      const items = kept.map(({ id, userId, file }) => {
        return { ...newItem(file), id, isKept: true, isResumed: userId !== VISITOR };
      });
      set({ items: [...state.items, ...items], visible: true });
      void run();
    },
    retry,
    /** Resends every file whose connection broke. */
    retryInterrupted(): void {
      for (const { id, isInterrupted } of state.items) if (isInterrupted) retry(id);
    },
    /** Cancels everything that isn't uploading, done or failed and hides the panel. */
    cancelWaiting(): void {
      release(state.items.filter((item) => item.state === 'queued'));
      set({
        items: state.items.map((item) => (item.state === 'queued' ? { ...item, state: 'canceled' } : item)),
        visible: false,
      });
    },
    /** Drops everything on sign-out. A file being sent is no longer an item. */
    forget(): void {
      release(state.items);
      set({ items: [], visible: false });
    },
    hide: () => set({ visible: false }),
  };
}

function newItem(file: File): UploadItem {
  const accepted = hasReplayExtension(file.name);
  return {
    id: crypto.randomUUID(),
    file,
    state: accepted ? 'queued' : 'failed',
    sentBytes: 0,
    message: accepted ? null : formatUnsupportedTypeMessage(file.name, file.type),
    quotaReached: false,
    isInterrupted: false,
    isKept: false,
    isResumed: false,
    replay: null,
  };
}
