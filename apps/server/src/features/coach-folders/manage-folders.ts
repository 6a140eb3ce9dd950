import { type DeletedFolder, FOLDER_FILES, FOLDER_LEVELS, type ReplayFolder } from '@datacoach/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Database, Executor, Page, Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { removeSourceUploads } from '../replays/index.ts';
import {
  type CountedFolder,
  calculateFolderHeight,
  countFolders,
  deleteExpiredFiles,
  findFolder,
  findFolderByName,
  insertFolder,
  listDeletedFolders,
  listFolderIdsIn,
  listFolderPath,
  listFolders,
  listFoldersDeletedWith,
  listNestedFolders,
  lockCoachFolders,
  setFolderDeleted,
  updateFolder,
} from './replay-folder.repository.ts';

/** How long a deleted folder can be restored. */
const UNDO_MS = 60 * 60_000;
/** How many are permanently deleted per transaction. */
const BATCH_SIZE = 50;
const MAX_FOLDERS = 500;

interface Context {
  db: Database;
  clock: Clock;
}

/** Throws ProblemError 404 for the parent, 409 if the name is taken, it is too deep, or there are 500 folders. */
export async function createFolder(
  { db, clock }: Context,
  coachId: string,
  name: string,
  parentId: string | null = null,
): Promise<ReplayFolder> {
  const row = await db.transaction(async (tx) => {
    await lockCoachFolders(tx, coachId);
    await requireFreeName(tx, coachId, name, null);
    if (parentId !== null) await requireAllowedDepth(tx, coachId, parentId, 1);
    return addFolder(tx, { coachId, name, parentId, createdAt: clock.now() });
  });
  return describeFolder({ ...row, files: 0, processed: 0, failed: 0 });
}

/** Finds the folder or creates it, once for concurrent calls. Throws ProblemError 409 at 500 folders. */
export function findOrCreateFolder({ db, clock }: Context, coachId: string, name: string): Promise<string> {
  return db.transaction(async (tx) => {
    await lockCoachFolders(tx, coachId);
    const known = await findFolderByName(tx, coachId, name);
    return (known ?? (await addFolder(tx, { coachId, name, createdAt: clock.now() }))).id;
  });
}

async function addFolder(tx: Transaction, folder: Parameters<typeof insertFolder>[1]) {
  await requireRoomForFolders(tx, folder.coachId, 1);
  return insertFolder(tx, folder);
}

async function requireRoomForFolders(tx: Transaction, coachId: string, more: number): Promise<void> {
  if ((await countFolders(tx, coachId)) + more <= MAX_FOLDERS) return;
  throw conflict('too-many-folders', `You can have up to ${MAX_FOLDERS} folders. Delete one first.`);
}

/** Moves a folder into another one, or to the top. Throws ProblemError 404, 409. */
export async function moveFolder({ db }: Context, coachId: string, id: string, parentId: string | null) {
  return db.transaction(async (tx) => {
    await lockCoachFolders(tx, coachId);
    const folder = await openFolder(tx, coachId, id);
    if (parentId !== null) {
      if ((await listFolderIdsIn(tx, id)).includes(parentId)) {
        throw conflict('folder-in-itself', 'You can’t move a folder into itself.');
      }
      const path = await requireAllowedDepth(tx, coachId, parentId, await calculateFolderHeight(tx, id));
      const top = await openFolder(tx, coachId, path[0]!.id);
      const [ownTop = folder] = await listFolderPath(tx, id);
      if (ownTop.id !== top.id) requireRoomInFolder(top, folder.files);
    }
    await updateFolder(tx, coachId, id, { parentId });
    return describeFolder({ ...folder, parentId });
  });
}

/** Returns the path to a folder, with it. Throws ProblemError 404, 409 if more levels don't fit in it. */
async function requireAllowedDepth(tx: Transaction, coachId: string, parentId: string, levels: number) {
  const parent = await openFolder(tx, coachId, parentId);
  const path = [...(await listFolderPath(tx, parentId)), parent];
  if (path.length + levels <= FOLDER_LEVELS) return path;
  throw conflict('folder-too-deep', `Folders can be ${FOLDER_LEVELS} levels deep.`);
}

/** Throws ProblemError 409 if a folder doesn't have room for more files. */
function requireRoomInFolder({ name, files }: CountedFolder, more: number): void {
  if (files + more <= FOLDER_FILES) return;
  throw conflict('folder-full', `${name} is full (${FOLDER_FILES} files). Use another folder.`);
}

/** Returns a folder with room for more files. Throws ProblemError 404, 409. */
export async function findFolderWithRoom(db: Executor, coachId: string, id: string, more = 1) {
  const folder = await openFolder(db, coachId, id);
  const [top] = await listFolderPath(db, id);
  requireRoomInFolder(top ? await openFolder(db, coachId, top.id) : folder, more);
  return id;
}

/** Throws the same; until the transaction ends, no other file takes the room. */
export async function requireFolderRoom(tx: Transaction, coachId: string, id: string, more: number) {
  await lockCoachFolders(tx, coachId);
  await findFolderWithRoom(tx, coachId, id, more);
}

/** Throws ProblemError 404, 409. */
export async function renameFolder({ db }: Context, coachId: string, id: string, name: string) {
  return db.transaction(async (tx) => {
    await lockCoachFolders(tx, coachId);
    await requireFreeName(tx, coachId, name, id);
    if (!(await updateFolder(tx, coachId, id, { name }))) throw folderNotFound();
    return describeFolder(await openFolder(tx, coachId, id));
  });
}

/** Throws ProblemError 404. */
export function deleteFolder({ db, clock }: Context, coachId: string, id: string) {
  const deletedAt = clock.now();
  return db.transaction(async (tx) => {
    await lockCoachFolders(tx, coachId);
    const folder = await openFolder(tx, coachId, id);
    await setFolderDeleted(tx, folder, deletedAt);
    await publishChange(tx, { topic: 'replays', userId: coachId });
    return describeDeleted({ ...folder, deletedAt });
  });
}

/**
 * Throws ProblemError 404 if it is too late, 409 if a name is taken, there are 500 folders or the folder no longer
 * fits where it was.
 */
export async function restoreFolder({ db, clock }: Context, coachId: string, id: string) {
  const since = new Date(clock.now().getTime() - UNDO_MS);
  return db.transaction(async (tx) => {
    await lockCoachFolders(tx, coachId);
    const deleted = (await listDeletedFolders(tx, coachId, since)).find((folder) => folder.id === id);
    if (!deleted) throw folderNotFound();
    const restored = await listFoldersDeletedWith(tx, deleted);
    for (const one of restored) await requireFreeName(tx, coachId, one.name, one.id);
    await requireRoomForFolders(tx, coachId, restored.length);
    await setFolderDeleted(tx, deleted, null);
    const folder = await openFolder(tx, coachId, id);
    if (folder.parentId !== null) {
      await requireAllowedDepth(tx, coachId, folder.parentId, await calculateFolderHeight(tx, id));
    }
    await findFolderWithRoom(tx, coachId, id, 0);
    return describeFolder(folder);
  });
}

export async function readFolders(context: Context, coachId: string, page: Page, isNested = false) {
  const { db, clock } = context;
  const since = new Date(clock.now().getTime() - UNDO_MS);
  const { rows, total } = await (isNested ? listNestedFolders : listFolders)(db, coachId, page);
  const deleted = await listDeletedFolders(db, coachId, since);
  return { items: rows.map(describeFolder), total, deleted: deleted.map(describeDeleted) };
}

/** Throws ProblemError 404 for a folder that isn't the coach's, which reveals nothing about other folders. */
export async function openFolder(db: Executor, coachId: string, id: string): Promise<CountedFolder> {
  const folder = await findFolder(db, coachId, id);
  if (!folder) throw folderNotFound();
  return folder;
}

/** Permanently removes what was deleted more than `UNDO_MS` ago. */
export async function removeDeletedFolders({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_MS);
  for (;;) {
    const deleted = await db.transaction(async (tx) => {
      const expired = await deleteExpiredFiles(tx, before, BATCH_SIZE);
      await removeSourceUploads(tx, expired);
      return expired.length;
    });
    if (deleted < BATCH_SIZE) return;
  }
}

export function describeFolder({ id, parentId, name, createdAt, files, processed, failed }: CountedFolder) {
  return { folderId: id, parentId, name, createdAt: createdAt.toISOString(), files, processed, failed };
}

function describeDeleted({ id, name, files, deletedAt }: CountedFolder): DeletedFolder {
  const until = new Date(deletedAt!.getTime() + UNDO_MS).toISOString();
  return { folderId: id, name, files, until };
}

async function requireFreeName(db: Executor, coachId: string, name: string, ownId: string | null) {
  const same = await findFolderByName(db, coachId, name);
  if (!same || same.id === ownId) return;
  throw conflict('folder-exists', `You already have a folder called ${same.name}.`);
}

const folderNotFound = (): ProblemError => new ProblemError(404, 'folder-not-found', 'Folder not found.');
