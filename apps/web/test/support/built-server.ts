import { existsSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { BUILT_SERVER, newestChange, packageSource, ROOT } from './built-app.ts';

const SERVER = join(ROOT, 'apps/server/src');

/** They start threads, or load programs and files next to them. */
const NOT_BUILT = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pino',
  'piscina',
  'sharp',
];

/** Modules find their threads and files where their source is. */
const atTheirSource: Plugin = {
  name: 'at-their-source',
  transform: (code, id) =>
    id.startsWith(SERVER)
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
};

/** Builds the server unless it's newer than all its sources. */
export async function ensureBuiltServer(): Promise<void> {
  const sources = [SERVER, ...['replay', 'replay-fixtures', 'analysis', 'contract'].map(packageSource)];
  const changes = [...sources.map(newestChange), statSync(join(ROOT, 'package-lock.json')).mtimeMs];
  if (existsSync(BUILT_SERVER) && statSync(BUILT_SERVER).mtimeMs > Math.max(...changes)) return;
  // Another run may be starting servers.
  const unfinished = `${BUILT_SERVER}-${process.pid}`;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [atTheirSource],
    ssr: { noExternal: true, external: NOT_BUILT, target: 'node' },
    build: {
      ssr: join(SERVER, 'main.ts'),
      target: 'node24',
      outDir: dirname(BUILT_SERVER),
      emptyOutDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: basename(unfinished) } },
    },
  });
  renameSync(unfinished, BUILT_SERVER);
}
