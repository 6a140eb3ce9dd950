import { expect, test } from 'vitest';
import { complaintsOf, isNullInstead, limitsOf, loadBody, plainSentence } from './load-body.ts';

const discount = await loadBody('createDiscount');
const plan = await loadBody('savePlan');
const prices = await loadBody('savePlanPrices');

test('limits of a field are those of the contract, also in lists and behind null', () => {
  expect(limitsOf(discount, 'note')).toEqual({ maxLength: 200 });
  expect(limitsOf(discount, 'firstCycles')).toEqual({ min: 1, max: 60 });
  expect(limitsOf(plan, 'coachingMinutes')).toEqual({ min: 0, max: 240 });
  expect(limitsOf(prices, 'prices.0.amount')).toMatchObject({ min: 50 });
  expect(limitsOf(discount, 'no such field')).toEqual({});
  expect(limitsOf(null, 'note')).toEqual({});
});

test('an empty text is null only where the schema takes null and no empty text', () => {
  expect(isNullInstead(discount, 'endsAt')).toBe(true);
  expect(isNullInstead(discount, 'note')).toBe(false);
});

test('each wrong field has one sentence at its path, ours where the contract has none', () => {
  const body = { code: 'X', note: '', type: 10, amount: null, plans: [], periods: [], firstCycles: 61 };
  const { error } = discount.safeParse(body, { error: plainSentence });
  expect(complaintsOf(error?.issues ?? [])).toMatchObject({
    code: 'Use 3 to 40 letters, numbers or dashes for the code.',
    amount: 'Enter a value.',
    firstCycles: 'Enter 60 or less.',
  });
});

test('what the fields hold besides the body is not sent', async () => {
  const season = await loadBody('addSeason');
  const given = { number: 24, startsAt: '2099-01-01T12:00:00.000Z', id: 'x' };
  expect(season.safeParse(given)).toMatchObject({ success: true, data: { number: 24 } });
  expect(season.safeParse(given)).not.toHaveProperty('data.id');
});
