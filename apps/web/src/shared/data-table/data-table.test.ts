import { MantineProvider } from '@mantine/core';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type Column,
  type ColumnGroup,
  DataTable,
  type DataTableOptions,
  useDataTable,
} from './data-table.tsx';

interface Player {
  name: string;
  team: string;
  goals: number | null;
}

const PLAYERS: readonly Player[] = [
  { name: 'Ada', team: 'blue', goals: 2 },
  { name: 'Ben', team: 'orange', goals: null },
  { name: 'Cleo', team: 'blue', goals: 5 },
  { name: 'Dan', team: 'orange', goals: 1 },
];
const NAME: Column<Player> = {
  head: 'Player',
  isRowHead: true,
  cell: ({ name }) => name,
  sortBy: ({ name }) => name,
};
const GOALS: Column<Player> = {
  head: 'Goals',
  isNumber: true,
  cell: ({ goals }) => goals ?? '–',
  sortBy: ({ goals }) => goals,
  sortFirst: 'down',
};
const OPTIONS: DataTableOptions<Player> = {
  columns: [NAME, GOALS],
  rows: PLAYERS,
  rowKey: ({ name }) => name,
};

const getPage = (content: ReactNode) =>
  renderToStaticMarkup(createElement(MantineProvider, { withCssVariables: false }, content));
const renderTable = (props: Partial<Parameters<typeof DataTable<Player>>[0]> = {}) =>
  getPage(createElement(DataTable<Player>, { ...OPTIONS, ...props }));
/** Returns the texts of all elements with a tag name. */
const listTexts = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'g'))].map(([found]) =>
    found.replace(/<[^>]*>/g, ''),
  );

/** Clicks headers and returns the resulting rows and order. */
function afterPresses(...heads: string[]) {
  let shown: { rows: string[]; order: unknown } = { rows: [], order: null };
  const open = [...heads];
  function Pressed() {
    const { rows, order, headRows } = useDataTable(OPTIONS);
    const next = open.shift();
    if (next)
      headRows
        .flatMap(({ headers }) => headers)
        .find(({ id }) => id === next)
        ?.column.toggleSorting();
    shown = { rows: rows.map(({ name }) => name), order };
    return null;
  }
  getPage(createElement(Pressed));
  return shown;
}

test('keeps the given order when no column was clicked', () => {
  expect(afterPresses().rows).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
  const html = renderTable();
  expect(listTexts(html, 'tr')).toEqual(['PlayerGoals', 'Ada2', 'Ben–', 'Cleo5', 'Dan1']);
  expect(html).not.toContain('aria-sort');
});

test('sorts by a column in its first direction, then in the other, with empty values last', () => {
  expect(afterPresses('Goals')).toEqual({
    rows: ['Cleo', 'Ada', 'Dan', 'Ben'],
    order: { key: 'Goals', direction: 'down' },
  });
  expect(afterPresses('Goals', 'Goals')).toEqual({
    rows: ['Dan', 'Ada', 'Cleo', 'Ben'],
    order: { key: 'Goals', direction: 'up' },
  });
  expect(afterPresses('Goals', 'Player').order).toEqual({ key: 'Player', direction: 'up' });
});

test('keeps the given order and marks its column when the order is controlled', () => {
  const html = renderTable({ order: { key: 'Goals', direction: 'up' }, onOrder: () => undefined });
  expect(listTexts(html, 'tbody')).toEqual(['Ada2Ben–Cleo5Dan1']);
  expect(html.match(/<th[^>]*aria-sort="ascending"[^>]*>.*?<\/th>/)?.[0]).toContain('Goals');
});

test('names rows by their header cell and numbers by an attribute', () => {
  const html = renderTable();
  expect(html).toContain('<th scope="row">Ada</th>');
  expect(html).toContain('<td data-number="true">2</td>');
});

test("spans a group's header over its columns and omits a column that is false", () => {
  const group: ColumnGroup<Player> = { key: 'facts', head: 'Facts', columns: [NAME, GOALS] };
  const html = renderTable({
    columns: [{ head: 'Team', cell: ({ team }) => team }, group, false],
  });
  expect(html).toMatch(/<th scope="colgroup" colSpan="2">Facts<\/th>/);
  expect(html).toMatch(/<th scope="col" rowSpan="2"[^>]*>Team<\/th>/);
  expect(listTexts(html, 'tr').at(-1)).toBe('orangeDan1');
});

test('renders each group in its own tbody and a detail row across all columns', () => {
  const html = renderTable({ getGroup: ({ team }) => team, detail: ({ goals }) => goals === 5 && 'Best' });
  expect(listTexts(html, 'tbody')).toEqual(['Ada2Cleo5Best', 'Ben–Dan1']);
  expect(html).toContain('<td colSpan="2">Best</td>');
});

test("labels a card's values but not its actions", () => {
  const actions: Column<Player> = { head: 'Actions', isActions: true, cell: () => 'Edit' };
  const html = renderTable({ columns: [GOALS, actions], look: 'list' });
  expect(html).toContain('data-label="Goals"');
  expect(html).not.toContain('data-label="Actions"');
  expect(html).toMatch(/<span class="sr-only">Actions<\/span>/);
});

test('shows the empty state for a table without rows', () => {
  expect(renderTable({ rows: [], empty: 'No players yet.' })).toContain('No players yet.');
  expect(renderTable({ rows: [], empty: 'No players yet.' })).not.toContain('<table');
  expect(renderTable({ rows: [] })).toContain('<table');
});

test('makes a scrolling region reachable by keyboard', () => {
  expect(renderTable({ scrollLabel: 'Players' })).toMatch(
    /<section[^>]*tabindex="0"[^>]*aria-label="Players"/i,
  );
});
