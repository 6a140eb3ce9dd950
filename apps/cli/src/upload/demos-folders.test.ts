import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Machine } from '../command.ts';
import { findDemosFolders, listPossibleDemosFolders } from './demos-folders.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'datacoach-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const createMachine = (platform: NodeJS.Platform, env: Machine['env'] = {}) =>
  ({ platform, env, home }) as unknown as Machine;
const make = (...parts: string[]) => {
  const folder = join(home, ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
};
const GAME = ['My Games', 'Rocket League', 'TAGame'];
const PROTON = [
  'steamapps',
  'compatdata',
  '252950',
  'pfx',
  'drive_c',
  'users',
  'steamuser',
  'Documents',
  ...GAME,
];

test.each<[string, NodeJS.Platform, Machine['env'], string[]]>([
  ['Windows', 'win32', {}, ['Documents', ...GAME, 'Demos']],
  ['Windows, the game from Epic', 'win32', {}, ['Documents', ...GAME, 'DemosEpic']],
  ['Windows with OneDrive', 'win32', {}, ['OneDrive', 'Documents', ...GAME, 'Demos']],
  ['macOS', 'darwin', {}, ['Library', 'Application Support', 'Rocket League', 'TAGame', 'Demos']],
  ['Linux', 'linux', {}, ['.local', 'share', 'Rocket League', 'TAGame', 'Demos']],
  ['Proton', 'linux', {}, ['.local', 'share', 'Steam', ...PROTON, 'Demos']],
  [
    'Steam as a Flatpak',
    'linux',
    {},
    ['.var', 'app', 'com.valvesoftware.Steam', '.local', 'share', 'Steam', ...PROTON, 'Demos'],
  ],
  [
    'Heroic',
    'linux',
    { USER: 'ann' },
    [
      'Games',
      'Heroic',
      'Prefixes',
      'default',
      'Rocket League',
      'drive_c',
      'users',
      'ann',
      'Documents',
      ...GAME,
      'Demos',
    ],
  ],
])("finds the game's folder: %s", async (_name, platform, env, parts) => {
  expect(await findDemosFolders(createMachine(platform, env))).toEqual([]);
  const folder = make(...parts);
  expect(await findDemosFolders(createMachine(platform, env))).toEqual([folder]);
});

test('watches a folder only once when two paths lead to it', async () => {
  make('.local', 'share', 'Steam', ...PROTON, 'Demos');
  const link = join(home, '.steam', 'steam');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(home, '.local', 'share', 'Steam'), link);
  expect(await findDemosFolders(createMachine('linux'))).toHaveLength(1);
});

test('finds the folders of both stores, and none on other systems', async () => {
  const both = [make('Documents', ...GAME, 'Demos'), make('Documents', ...GAME, 'DemosEpic')];
  expect(await findDemosFolders(createMachine('win32'))).toEqual(both);
  expect(listPossibleDemosFolders(createMachine('freebsd'))).toEqual([]);
});
