import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/** Copies a data folder or a part of it; as a server wants it, only its owner can get at the copy. */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  // Copies of folders have the rights of new ones, whatever the original's were.
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'go-rwx', to]);
}
