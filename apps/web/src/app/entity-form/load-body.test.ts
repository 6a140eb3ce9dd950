import { formatIssue } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { getFieldLimits, isNullWhenEmpty, loadBody, mapIssuesToFields } from './use-entity-form.ts';

const discount = await loadBody('createDiscount');
const plan = await loadBody('savePlan');
const prices = await loadBody('savePlanPrices');

test("applies the contract's limits to fields, including in lists and nullable types", () => {
  expect(getFieldLimits(discount, 'note')).toEqual({ maxLength: 200 });
  expect(getFieldLimits(discount, 'firstCycles')).toEqual({ min: 1, max: 60 });
  expect(getFieldLimits(plan, 'coachingMinutes')).toEqual({ min: 0, max: 240 });
  expect(getFieldLimits(prices, 'prices.0.amount')).toMatchObject({ min: 50 });
  expect(getFieldLimits(discount, 'no such field')).toEqual({});
  expect(getFieldLimits(null, 'note')).toEqual({});
});

test('turns an empty text into null only if the schema takes null and no empty text', () => {
  expect(isNullWhenEmpty(discount, 'endsAt')).toBe(true);
  expect(isNullWhenEmpty(discount, 'note')).toBe(false);
});

test('reports one message per wrong field at its path, ours if the contract has none', () => {
  const body = { code: 'X', note: '', type: 10, amount: null, plans: [], periods: [], firstCycles: 61 };
  const { error } = discount.safeParse(body, { error: formatIssue });
  expect(mapIssuesToFields(error?.issues ?? [])).toMatchObject({
    code: 'Use 3 to 40 letters, numbers or hyphens for the code.',
    amount: 'Enter a value.',
    firstCycles: 'Enter 60 or less.',
  });
});

test("doesn't send field values that aren't part of the body", async () => {
  const season = await loadBody('addSeason');
  const given = { number: 24, startsAt: '2099-01-01T12:00:00.000Z', id: 'x' };
  expect(season.safeParse(given)).toMatchObject({ success: true, data: { number: 24 } });
  expect(season.safeParse(given)).not.toHaveProperty('data.id');
});
