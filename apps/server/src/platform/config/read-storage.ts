import { resolve } from 'node:path';

/** Where the server stores its data, according to its settings. */
export interface Storage {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Whether the folder holds the database (no DATABASE_URL) and the files (no S3_BUCKET). */
  hasDatabase: boolean;
  hasFiles: boolean;
  /** Folder that command-line paths are relative to. */
  workingDir: string;
}

/** Reads the same settings as `readConfig` without creating anything in the data folder. */
export function readStorage(env: Readonly<Record<string, string | undefined>> = process.env): Storage {
  return {
    dataDir: resolve(env.DATA_DIR || '.data'),
    hasDatabase: !env.DATABASE_URL,
    hasFiles: !env.S3_BUCKET,
    // npm runs scripts in the project folder and passes the user's folder.
    workingDir: env.INIT_CWD || process.cwd(),
  };
}
