import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATORS, generateAll } from './generate.ts';
import { ROOT } from './run-command.ts';

/** Regenerates everything and compares it with the existing files, which stay unchanged. */
function main(): number {
  const paths = GENERATORS.flatMap(({ outputs }) => outputs).map((path) => join(ROOT, path));
  const before = paths.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : null));
  const failed = generateAll();
  const stale = paths.filter((path, index) => readFileSync(path, 'utf8') !== before[index]);
  paths.forEach((path, index) => {
    const text = before[index];
    if (text !== null && text !== undefined) writeFileSync(path, text);
  });
  for (const path of stale) console.log(`not up to date: ${path.slice(ROOT.length + 1)} (npm run generate)`);
  for (const name of failed) console.log(`generator failed: ${name}`);
  console.log(`generated files: ${paths.length} compared, ${stale.length} stale`);
  return stale.length + failed.length;
}

process.exit(main() === 0 ? 0 : 1);
