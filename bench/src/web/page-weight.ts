import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const ASSETS = resolve(import.meta.dirname, '../../../apps/web/dist/assets');

/** One built file of the web app with its gzip size in bytes. */
export interface AssetWeight {
  file: string;
  bytes: number;
}

/** Returns scripts and styles of the built web app, largest first; empty if it isn't built. */
export function weighAssets(): AssetWeight[] {
  if (!existsSync(ASSETS)) return [];
  return readdirSync(ASSETS)
    .filter((file) => ['.js', '.css'].includes(extname(file)))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(ASSETS, file))).length }))
    .sort((a, b) => b.bytes - a.bytes);
}
