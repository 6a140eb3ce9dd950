import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('../../..', import.meta.url));
const SNAPSHOTS = join(SERVER, 'migrations/meta');

test('the committed migrations create the tables that the code uses', async () => {
  const tables: Record<string, unknown> = {};
  let files = 0;
  for await (const file of glob('src/schema/*.schema.ts', { cwd: SERVER })) {
    files++;
    Object.assign(tables, await import(join(SERVER, file)));
  }
  expect(files).toBeGreaterThanOrEqual(15);
  const newest = readdirSync(SNAPSHOTS)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!;
  const committed = JSON.parse(readFileSync(join(SNAPSHOTS, newest), 'utf8'));
  const current = generateDrizzleJson(tables);
  // npm run db:generate -w @datacoach/server writes the missing migration.
  expect(await generateMigration(committed, current)).toEqual([]);
});
