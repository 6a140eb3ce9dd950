import { expect, test } from 'vitest';
import { calculateBillingCycle, countDaysLeft } from './billing-cycle.ts';

const cycle = (anchor: string, now: string) => {
  const { startsAt, endsAt } = calculateBillingCycle(new Date(anchor), new Date(now));
  return [startsAt, endsAt].map((date) => date.toISOString().slice(0, 10));
};

test('a cycle runs from billing day to billing day', () => {
  expect(cycle('2026-03-10T18:30:00Z', '2026-03-10T18:30:00Z')).toEqual(['2026-03-10', '2026-04-10']);
  expect(cycle('2026-03-10T18:30:00Z', '2026-04-09T23:59:59Z')).toEqual(['2026-03-10', '2026-04-10']);
  expect(cycle('2026-03-10T18:30:00Z', '2026-04-10T00:00:00Z')).toEqual(['2026-04-10', '2026-05-10']);
  expect(cycle('2026-03-10T18:30:00Z', '2027-01-02T00:00:00Z')).toEqual(['2026-12-10', '2027-01-10']);
});

test('the 31st is the last day of a shorter month, and the 31st again after it', () => {
  const anchor = '2025-12-31T12:00:00Z';
  expect(cycle(anchor, '2026-02-27T12:00:00Z')).toEqual(['2026-01-31', '2026-02-28']);
  expect(cycle(anchor, '2026-02-28T12:00:00Z')).toEqual(['2026-02-28', '2026-03-31']);
  expect(cycle(anchor, '2026-03-31T00:00:00Z')).toEqual(['2026-03-31', '2026-04-30']);
  expect(cycle(anchor, '2028-02-29T00:00:00Z')).toEqual(['2028-02-29', '2028-03-31']);
});

test('the remaining days count down to 1 on the last day', () => {
  const anchor = new Date('2026-03-10T18:30:00Z');
  const left = (now: string) => countDaysLeft(calculateBillingCycle(anchor, new Date(now)), new Date(now));
  expect(left('2026-03-10T18:30:00Z')).toBe(31);
  expect(left('2026-04-08T20:00:00Z')).toBe(2);
  expect(left('2026-04-09T23:59:59Z')).toBe(1);
  expect(left('2026-04-10T00:00:00Z')).toBe(30);
});
