import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RANK_IDS } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { drawRank } from './rank-drawing.ts';

const PUBLIC = resolve(import.meta.dirname, '../../../public');

test('draws a separate logo for every rank, as on the screens', () => {
  const drawn = RANK_IDS.map((id) => {
    const file = join(PUBLIC, `ranks/${id}.svg`);
    expect(existsSync(file)).toBe(true);
    const { outline, inside } = drawRank(id);
    const logo = readFileSync(file, 'utf8');
    expect([logo.includes(`d="${outline}"`), logo.includes(inside)]).toEqual([true, true]);
    return outline + inside;
  });
  expect(new Set(drawn).size).toBe(RANK_IDS.length);
});
