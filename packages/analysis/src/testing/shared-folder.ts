import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder with real replays and reference data beside the repository; `DATACOACH_SHARED` moves it. */
export const SHARED_FOLDER = resolve(
  process.env.DATACOACH_SHARED ?? join(import.meta.dirname, '../../../../../shared'),
);

export const hasSharedReplays = existsSync(join(SHARED_FOLDER, 'replays'));
