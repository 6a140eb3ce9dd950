import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, type Endpoint } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { ROOT } from './run-command.ts';

/** Features without endpoints. */
const SERVER_ONLY = ['analysis', 'audit', 'chunk-uploads'];
const WEB_ONLY = ['analysis', 'dialogs', 'privacy'];

const endpoints = Object.entries<Endpoint>(ENDPOINTS);
const areas = [...new Set(endpoints.map(([, { area }]) => area))].sort();
const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns the endpoint names that `pattern` matches below `path`, as `folder name`, where `folder` is the area's. */
function endpointsIn(path: string, pattern: RegExp): string[] {
  return globSync('*/**/*.ts', {
    cwd: join(ROOT, path),
    exclude: (file) => file.endsWith('.test.ts'),
  }).flatMap((file) =>
    [...readFileSync(join(ROOT, path, file), 'utf8').matchAll(pattern)].map(
      ([, name]) => `${file.split(/[\\/]/)[0]} ${name}`,
    ),
  );
}

test('each area has the same name in the contract, on the server, in the web app and in the OpenAPI document', () => {
  expect(areas).toEqual(foldersIn('packages/contract/src'));
  expect([...areas, ...SERVER_ONLY].sort()).toEqual(foldersIn('apps/server/src/features'));
  const web = foldersIn('apps/web/src/features');
  expect(web.filter((name) => !areas.includes(name))).toEqual(WEB_ONLY);
});

test('each endpoint is declared and handled in the folders of its area', () => {
  const known = new Set(endpoints.map(([name, { area }]) => `${area} ${name}`));
  const names = new Set(endpoints.map(([name]) => name));
  const declared = endpointsIn('packages/contract/src', /export const (\w+) = endpoint\(/g);
  const one = endpointsIn('apps/server/src/features', /registerEndpoint\(\s*app,\s*ENDPOINTS\.(\w+)/g);
  const several = endpointsIn('apps/server/src/features', /^ {4}(\w+): (?:async )?\(.*\) =>/gm);
  const answered = [...one, ...several.filter((row) => names.has(row.split(' ')[1]!))];
  expect(declared.length).toBeGreaterThan(250);
  expect(answered.length).toBeGreaterThan(200);
  expect([...declared, ...answered].filter((name) => !known.has(name))).toEqual([]);
});
