import { resolve } from 'node:path';

/** Where the server keeps what it has, as its settings say. */
export interface Storage {
  /** Absolute data folder. */
  dataDir: string;
  /** Whether the folder has the database (no DATABASE_URL), and the files (no S3_BUCKET). */
  hasDatabase: boolean;
  hasFiles: boolean;
  /** Folder that file names on the command line are relative to. */
  workingDir: string;
}

/** The same settings as `readConfig` reads, without making anything in the data folder. */
export function readStorage(env: Readonly<Record<string, string | undefined>> = process.env): Storage {
  return {
    dataDir: resolve(env.DATA_DIR || '.data'),
    hasDatabase: !env.DATABASE_URL,
    hasFiles: !env.S3_BUCKET,
    // npm starts scripts in the folder of the project and says where the user was.
    workingDir: env.INIT_CWD || process.cwd(),
  };
}
