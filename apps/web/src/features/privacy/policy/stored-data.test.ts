import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  ACCOUNT_DATA,
  BROWSER_STORAGE,
  MATCH_DATA,
  TABLES_WITHOUT_PEOPLE,
  VISITOR_DATA,
} from './stored-data.table.ts';

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
  const shown = [...ACCOUNT_DATA, ...MATCH_DATA, ...VISITOR_DATA].flatMap((row) => row.tables);
  expect(tables.length).toBeGreaterThan(30);
  expect([...shown, ...TABLES_WITHOUT_PEOPLE].sort()).toEqual(tables);
});

test('lists everything that the web app stores in the browser in the policy', () => {
  const keys = found(filesBelow(WEB, /(?<!\.test)\.tsx?$/), /'(datacoach-[a-z-]+)'/g);
  const shown = BROWSER_STORAGE.flatMap(({ name }) => name.split(', '));
  expect(keys.length).toBeGreaterThan(5);
  expect(shown.sort()).toEqual(keys);
});
