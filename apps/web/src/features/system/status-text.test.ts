import type { ProductStatus } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { describeStatus, summarizeStatus } from './status-text.ts';

const WORKING: ProductStatus = {
  checkedAt: '2026-11-27T08:00:00.000Z',
  parts: { database: 'ok', analysis: 'ok', mail: 'ok', payments: 'ok', storage: 'ok' },
  waitingMinutes: null,
  incidents: [],
};

test('says that everything works, that the analysis is behind, and what is down', () => {
  expect(summarizeStatus(describeStatus(WORKING))).toBe('Everything works.');
  const behind = describeStatus({
    ...WORKING,
    parts: { ...WORKING.parts, analysis: 'slow' },
    waitingMinutes: 21,
  });
  expect(behind.find(({ state }) => state === 'slow')?.words).toContain(
    'The oldest has been waiting 21 minutes.',
  );
  expect(summarizeStatus(behind)).toBe('Everything works, but some of it is slow.');
  const down = describeStatus({ ...WORKING, parts: { ...WORKING.parts, database: 'down' } });
  expect(down.filter(({ state }) => state === 'down').map(({ name }) => name)).toEqual(['Database']);
});

test('knows nothing but the web app when the API does not answer', () => {
  const lines = describeStatus(null);
  expect(lines.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual(['Web app']);
  expect(summarizeStatus(lines)).toBe('Some things don’t work right now.');
});
