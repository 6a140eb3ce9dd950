import type { InsightLine } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { chooseSpeedUnit } from '../../../shared/format/speed.ts';
import { formatInsightNote, formatInsightNumber } from './finding.tsx';

chooseSpeedUnit('km/h');

const line: InsightLine = {
  metric: 'timeZeroPct',
  label: 'Time with an no boost',
  unit: 'percent',
  decimals: 1,
  value: 14.46,
  reference: 12.2,
  per: null,
  better: 'lower',
  comparedWith: 'the rank average',
  category: 'Positional',
};

test('shows numbers with their unit', () => {
  expect(formatInsightNumber(line, 'value')).toBe('14.5%');
  expect(formatInsightNumber(line, 'reference')).toBe('12.2%');
  expect(formatInsightNumber({ ...line, unit: 'uuPerSecond', decimals: 1, value: 1566.9 }, 'value')).toBe(
    '56.4 km/h',
  );
});

test('never shows two different numbers as equal', () => {
  const close = { ...line, unit: 'count' as const, decimals: 0, value: 2.6, reference: 2.9 };
  expect([formatInsightNumber(close, 'value'), formatInsightNumber(close, 'reference')]).toEqual([
    '2.6',
    '2.9',
  ]);
});

test('says which direction is better and what time the counts are per', () => {
  expect(formatInsightNote(line)).toBe('Lower is better.');
  expect(formatInsightNote({ ...line, better: 'higher', per: 'five minutes' })).toBe(
    'Higher is better; per 5 minutes of play.',
  );
});
