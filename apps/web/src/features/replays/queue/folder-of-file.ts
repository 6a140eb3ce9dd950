/** Folders that files of this page's queue are on their way to. */
const FOLDERS = new WeakMap<File, string>();

export function sendInto(folderId: string, file: File): void {
  FOLDERS.set(file, folderId);
}

/** Null for uploads of a player's own. */
export function folderOf(file: File): string | null {
  return FOLDERS.get(file) ?? null;
}
