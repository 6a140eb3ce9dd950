import { hasReplayExtension, MAX_REPLAY_BYTES } from '@datacoach/contract';
import { getUploadFolder, VISITOR } from './upload-item.ts';

/** A visitor's file waits a day, for the sign-up and its email. */
const VISITOR_UPLOAD_LIFE_MS = 86_400_000;

/** A file not uploaded yet, kept across page reloads. */
export interface StoredUpload {
  readonly id: string;
  /** An account's id, or `VISITOR`. */
  readonly userId: string;
  /** The page that is uploading it. */
  readonly page: string;
  readonly addedAt: number;
  readonly file: File;
}

const DATABASE = 'datacoach-uploads';
const STORE = 'files';
/** Each open page holds a lock with its own name: uploads of a page without a lock can be taken over. */
const LOCK = 'datacoach-uploads-of-';
const CLAIM = 'datacoach-uploads-claim';

/** Stores the queue's unfinished files; all calls are safe without browser storage. */
export interface UploadStore {
  /** Returns false if it couldn't be stored. */
  saveUpload(id: string, file: File): Promise<boolean>;
  deleteUploads(ids: readonly string[]): Promise<void>;
}

const PAGE = crypto.randomUUID?.() ?? String(Math.random());

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The store is in use.'));
  });

let databasePromise: Promise<IDBDatabase> | null = null;

async function runInStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  databasePromise ??= open();
  const database = await databasePromise.catch((error: unknown) => {
    databasePromise = null;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

let holdsPageLock = false;

function acquirePageLock(): void {
  if (holdsPageLock || !navigator.locks) return;
  holdsPageLock = true;
  void navigator.locks.request(LOCK + PAGE, () => new Promise(() => undefined));
}

export const createUploadStore = (getUserId: () => string | null): UploadStore => ({
  async saveUpload(id, file) {
    const userId = getUserId();
    // Leave no private games in a browser that others may use.
    if (userId === null || getUploadFolder(file) !== null) return false;
    acquirePageLock();
    try {
      const row: StoredUpload = { id, userId, page: PAGE, addedAt: Date.now(), file };
      await runInStore('readwrite', (store) => store.put(row));
      return true;
    } catch {
      return false;
    }
  },
  async deleteUploads(ids) {
    try {
      await runInStore('readwrite', (store) => {
        for (const id of ids) store.delete(id);
        return undefined;
      });
    } catch {
      // Nothing is stored there.
    }
  },
});

/** Stores a file analyzed without an account until someone signs up or in. */
export async function saveForSignUp(id: string, file: File): Promise<void> {
  if (!hasReplayExtension(file.name) || file.size > MAX_REPLAY_BYTES) return;
  const row: StoredUpload = { id, userId: VISITOR, page: PAGE, addedAt: Date.now(), file };
  await runInStore('readwrite', (store) => store.put(row)).catch(() => undefined);
}

export async function deleteVisitorUpload(id: string): Promise<void> {
  await runInStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/**
 * Takes over an account's uploads left by closed pages, in the order they were added. Uploads of open pages stay
 * there; those of other accounts are dropped. With `visitors`, files analyzed here without an account are the
 * account's from now on.
 */
export async function claimAbandonedUploads(userId: string, visitors: boolean): Promise<StoredUpload[]> {
  if (!globalThis.indexedDB) return [];
  acquirePageLock();
  const claim = async () => {
    const living = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
    const rows = (await runInStore<StoredUpload[]>('readonly', (store) => store.getAll())) ?? [];
    const expired = Date.now() - VISITOR_UPLOAD_LIFE_MS;
    const isVisitorUpload = (row: StoredUpload) => row.userId === VISITOR && row.addedAt > expired;
    const left = rows.filter((row) =>
      isVisitorUpload(row) ? visitors : row.page !== PAGE && !living.has(LOCK + row.page),
    );
    const ownRows = left.filter((row) => row.userId === userId || isVisitorUpload(row));
    await runInStore('readwrite', (store) => {
      for (const row of left) {
        if (ownRows.includes(row)) store.put({ ...row, userId, page: PAGE });
        else store.delete(row.id);
      }
      return undefined;
    });
    return ownRows.sort((a, b) => a.addedAt - b.addedAt);
  };
  try {
    return navigator.locks ? await navigator.locks.request(CLAIM, claim) : await claim();
  } catch {
    return [];
  }
}
