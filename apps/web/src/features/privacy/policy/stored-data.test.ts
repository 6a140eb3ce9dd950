import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import stored from './stored-data.data.json' with { type: 'json' };

const WEB = resolve(import.meta.dirname, '../../..');
const SERVER = resolve(WEB, '../../server/src');

function filesBelow(folder: string, ends: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const found = (files: string[], pattern: RegExp) =>
  [...new Set(files.flatMap((file) => [...file.matchAll(pattern)].map(([, name]) => name!)))].sort();

test('lists every database table in the policy', () => {
  const tables = found(filesBelow(SERVER, /\.schema\.ts$/), /pgTable\(\s*'(\w+)'/g);
  const shown = [...stored.account, ...stored.matches, ...stored.visitors].flatMap(
    ({ tables }): string[] => tables,
  );
  expect(tables.length).toBeGreaterThan(30);
  expect([...shown, ...stored.tablesWithoutPeople].sort()).toEqual(tables);
});

test('lists everything that the web app stores in the browser in the policy', () => {
  const keys = found(filesBelow(WEB, /(?<!\.test)\.tsx?$/), /'(datacoach-[a-z-]+)'/g);
  const shown = stored.browserStorage.flatMap(({ name }) => name.split(', '));
  expect(keys.length).toBeGreaterThan(5);
  expect(shown.sort()).toEqual(keys);
});
