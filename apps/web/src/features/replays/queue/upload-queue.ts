import { hasReplayExtension, unsupportedTypeMessage } from '@datacoach/contract';
import type { SendReplay, UploadItem } from './upload-item.ts';

export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  /** False after the panel was closed; new files show it again. */
  readonly visible: boolean;
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void;
  snapshot(): UploadSnapshot;
  add(files: Iterable<File>): void;
  /** Sends a failed file once more. */
  retry(id: string): void;
  /** Marks everything that is not uploading, successful or failed as canceled and hides the panel. */
  cancelWaiting(): void;
  hide(): void;
}

/**
 * One file at a time, in order; goes on with files added meanwhile and skips canceled ones (specification section 4).
 * `onSuccess` is called after each file that arrived.
 */
export function createUploadQueue(send: SendReplay, onSuccess: () => void): UploadQueue {
  const listeners = new Set<() => void>();
  let state: UploadSnapshot = { items: [], visible: false };
  let running = false;

  const set = (next: Partial<UploadSnapshot>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const patch = (id: string, change: Partial<UploadItem>) =>
    set({ items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)) });

  async function sendOne(item: UploadItem): Promise<void> {
    patch(item.id, { state: 'uploading', sentBytes: 0, message: null });
    try {
      const { replay, duplicate } = await send(item.file, (sentBytes) => patch(item.id, { sentBytes }));
      patch(item.id, { state: duplicate ? 'duplicate' : 'done', sentBytes: item.file.size, replay });
      onSuccess();
    } catch (error) {
      patch(item.id, { state: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
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

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    add(files) {
      const added = Array.from(files, newItem);
      if (added.length === 0) return;
      set({ items: [...state.items, ...added], visible: true });
      void run();
    },
    retry(id) {
      patch(id, { state: 'queued', sentBytes: 0, message: null });
      void run();
    },
    cancelWaiting() {
      set({
        items: state.items.map((item) => (item.state === 'queued' ? { ...item, state: 'canceled' } : item)),
        visible: false,
      });
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
    message: accepted ? null : unsupportedTypeMessage(file.name, file.type),
    replay: null,
  };
}
