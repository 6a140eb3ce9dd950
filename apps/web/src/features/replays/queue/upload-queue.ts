import { formatUnsupportedTypeMessage, hasReplayExtension } from '@datacoach/contract';
import { HttpFailure, TOO_MANY_REQUESTS } from '../../../app/api/failure.ts';
import { createListeners } from '../../../shared/store/listeners.ts';
import { type SendReplay, type UploadItem, VISITOR } from './upload-item.ts';
import type { StoredUpload, UploadStore } from './upload-store.ts';

export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  /** False after the panel was closed; new files show it again. */
  readonly visible: boolean;
}

/** The server's error code for an upload over the plan's monthly replays. */
const QUOTA_REACHED = 'quota-reached';
const NO_FAILURE = { message: null, quotaReached: false, isInterrupted: false } as const;
const NO_STORE: UploadStore = { saveUpload: async () => false, deleteUploads: async () => {} };
const SERVER_ERRORS = 500;

/** Whether the file itself wasn't the problem, so that a retry may succeed. */
function canRetry(error: unknown): boolean {
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
  keeper: UploadStore = NO_STORE,
) {
  const listeners = createListeners();
  let state: UploadSnapshot = { items: [], visible: false };
  let running = false;
  /** The last write of each file to the store (save or delete); they run one at a time. */
  const writes = new Map<string, Promise<unknown>>();

  const setState = (next: Partial<UploadSnapshot>) => {
    state = { ...state, ...next };
    listeners.notify();
  };
  const updateItem = (id: string, change: Partial<UploadItem>) =>
    setState({ items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)) });

  function storeItem({ id, file }: UploadItem): void {
    const kept = Promise.resolve(writes.get(id))
      .then(() => keeper.saveUpload(id, file))
      .then((isKept) => {
        if (isKept && writes.get(id) === kept) updateItem(id, { isKept });
      });
    writes.set(id, kept);
  }
  function deleteStoredItems(items: readonly UploadItem[]): void {
    const ids = items.map(({ id }) => id);
    if (ids.length === 0) return;
    const deleted = Promise.all(ids.map((id) => writes.get(id))).then(() => keeper.deleteUploads(ids));
    for (const id of ids) {
      writes.set(id, deleted);
      updateItem(id, { isKept: false });
    }
  }

  async function sendOne(item: UploadItem): Promise<void> {
    updateItem(item.id, { state: 'uploading', sentBytes: 0, ...NO_FAILURE });
    try {
      const { replay, duplicate } = await send(item.file, (sentBytes) => updateItem(item.id, { sentBytes }));
      updateItem(item.id, { state: duplicate ? 'duplicate' : 'done', sentBytes: item.file.size, replay });
      deleteStoredItems([item]);
      onSuccess();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const quotaReached = error instanceof HttpFailure && error.code === QUOTA_REACHED;
      const isInterrupted = !(error instanceof HttpFailure) || error.status === 0;
      updateItem(item.id, { state: 'failed', message, quotaReached, isInterrupted });
      if (!canRetry(error)) deleteStoredItems([item]);
      // A quota error for a signed-out account says nothing about the next account's files.
      if (quotaReached && state.items.some(({ id }) => id === item.id)) failWaiting(message);
    }
    onEnd();
  }

  function failWaiting(message: string): void {
    deleteStoredItems(state.items.filter((item) => item.state === 'queued'));
    setState({
      items: state.items.map((item) =>
        item.state === 'queued' ? { ...item, state: 'failed', message, quotaReached: true } : item,
      ),
    });
  }

  async function sendAll(): Promise<void> {
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
    updateItem(id, { state: 'queued', sentBytes: 0, ...NO_FAILURE });
    const item = state.items.find((one) => one.id === id);
    if (item && !item.isKept) storeItem(item);
    void sendAll();
  }

  return {
    subscribe: listeners.subscribe,
    snapshot: () => state,
    add(files: Iterable<File>): void {
      const added = Array.from(files, createItem);
      if (added.length === 0) return;
      setState({ items: [...state.items, ...added], visible: true });
      for (const item of added) if (item.state === 'queued') storeItem(item);
      void sendAll();
    },
    /** Resumes files whose upload started before the page opened. */
    resume(kept: readonly StoredUpload[]): void {
      if (kept.length === 0) return;
      const items = kept.map(({ id, userId, file }) => {
        return { ...createItem(file), id, isKept: true, isResumed: userId !== VISITOR };
      });
      setState({ items: [...state.items, ...items], visible: true });
      void sendAll();
    },
    retry,
    retryInterrupted(): void {
      for (const { id, isInterrupted } of state.items) if (isInterrupted) retry(id);
    },
    /** Cancels everything that isn't uploading, done or failed and hides the panel. */
    cancelWaiting(): void {
      deleteStoredItems(state.items.filter((item) => item.state === 'queued'));
      setState({
        items: state.items.map((item) => (item.state === 'queued' ? { ...item, state: 'canceled' } : item)),
        visible: false,
      });
    },
    /** Drops everything on sign-out. A file being sent is no longer an item. */
    reset(): void {
      deleteStoredItems(state.items);
      setState({ items: [], visible: false });
    },
    hide: () => setState({ visible: false }),
  };
}

function createItem(file: File): UploadItem {
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
