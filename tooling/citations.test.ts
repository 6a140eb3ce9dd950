import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run-command.ts';

/** Documents that comments cite by section, as in `game-and-stats.md 3.15`. */
const DOCUMENTS = {
  'specification.md': 'docs/product/specification.md',
  'decisions.md': 'docs/product/decisions.md',
  'game-and-stats.md': 'docs/reference/game-and-stats.md',
  'replay-format.md': 'docs/reference/replay-format.md',
} as const;

const CITATION = /\b(specification\.md|decisions\.md|game-and-stats\.md|replay-format\.md) (\d+(?:\.\d+)*)/g;
/** A heading (`### 3.15 …`) or a numbered point (`- **7.4 …`). */
const SECTION = /^(?:#+ |- \*\*)(\d+(?:\.\d+)*)/gm;

/** A third number counts the items in a list below the heading. */
const findHeading = (section: string) => section.split('.').slice(0, 2).join('.');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const sections: Readonly<Record<string, ReadonlySet<string | undefined>>> = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([name, path]) => [
    name,
    new Set([...read(path).matchAll(SECTION)].map(([, section]) => section)),
  ]),
);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('docs/reference/'));

function listCitations(path: string): { document: string; section: string }[] {
  return [...read(path).matchAll(CITATION)].map(([, document, section]) => ({
    document: document as string,
    section: section as string,
  }));
}

describe('citations', () => {
  it('name sections that exist', () => {
    const citations = files.flatMap((path) => listCitations(path).map((citation) => ({ path, ...citation })));
    expect(citations.length).toBeGreaterThan(300);
    const missing = citations.filter(
      ({ document, section }) => !sections[document]?.has(findHeading(section)),
    );
    expect(missing).toEqual([]);
  });
});
