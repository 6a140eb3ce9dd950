import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAllScreens } from '../apps/web/test/support/screens/all-screens.ts';

/**
 * Every table in `docs/coverage` names the test or screen that proves each rule of the specification. If it is
 * renamed or deleted, nothing proves the rule anymore.
 */
const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/coverage');

interface Row {
  readonly rule: string;
  readonly shownBy: readonly string[];
}

function listRows(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.slice(1, line.lastIndexOf('|')).split(/(?<!\\)\|/))
    .filter(([rule]) => !rule?.trim().startsWith('Rule'))
    .map((cells) => ({
      rule: cells[0]?.trim() ?? '',
      shownBy: (cells[1] ?? '').split('<br>').map((one) => one.trim()),
    }));
}

const screens = new Set((await listAllScreens()).map(({ name }) => name));

/** Returns null if everything named exists; otherwise why not. */
function missing(shown: string): string | null {
  const screen = /^screens?: (.+)$/.exec(shown);
  if (screen?.[1]) {
    const names = [...screen[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
    if (names.length === 0) return 'names no screen in backquotes';
    return names.every((name) => screens.has(name)) ? null : 'no such screen';
  }
  const test = /^`([^`]+)` › (.+)$/.exec(shown);
  if (!test?.[1] || !test[2]) return 'neither "screens: `name`" nor "`file` › title"';
  const file = join(ROOT, test[1]);
  if (!existsSync(file)) return 'no such file';
  const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return source.includes(test[2].replaceAll('\\|', '|')) ? null : 'no such title in the file';
}

const tables = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md');

describe.each(tables)('docs/coverage/%s', (file) => {
  const rows = listRows(readFileSync(join(FOLDER, file), 'utf8'));

  it('has rules', () => {
    expect(rows.length).toBeGreaterThan(0);
  });

  it('names existing tests and screens', () => {
    const wrong = rows.flatMap(({ rule, shownBy }) =>
      shownBy.flatMap((shown) => {
        const why = missing(shown);
        return why === null ? [] : [`${rule}: ${shown} (${why})`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
