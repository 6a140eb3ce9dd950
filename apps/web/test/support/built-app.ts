import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../../..');
const WEB = join(ROOT, 'apps/web');

function newestChange(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

/** Builds the web app unless `dist` is newer than all its sources. */
export function ensureBuiltApp(): void {
  const built = join(WEB, 'dist/index.html');
  const sources = [
    join(WEB, 'src'),
    join(WEB, 'public'),
    ...['replay', 'analysis', 'contract'].map(packageSource),
  ];
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newestChange))) return;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: WEB,
    encoding: 'utf8',
    // Vitest's own NODE_ENV would produce a development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The web app does not build.\n${stderr}`);
}

function packageSource(name: string): string {
  return join(ROOT, 'packages', name, 'src');
}
