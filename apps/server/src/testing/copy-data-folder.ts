import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/** Copies a data folder or part of it; as the server requires, only its owner can access the copy. */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  // Copied folders get default permissions, whatever the original's.
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'go-rwx', to]);
}
