import { expect, test } from 'vitest';
import { calculateRefreshDelay } from './use-session-refresh.ts';

const NOW = Date.UTC(2026, 2, 10, 18);
const MINUTE = 60_000;

test('the session is refreshed 600,000 ms before its access token expires', () => {
  expect(calculateRefreshDelay(NOW + 60 * MINUTE, NOW, false)).toBe(50 * MINUTE);
  expect(calculateRefreshDelay(NOW + 600_001, NOW, true)).toBe(1);
});

test('a shorter-lived token is renewed halfway, but not many times a second', () => {
  expect(calculateRefreshDelay(NOW + 20_000, NOW, false)).toBe(10_000);
  expect(calculateRefreshDelay(NOW + 5 * MINUTE, NOW, false)).toBe(30_000);
  expect(calculateRefreshDelay(NOW + 200, NOW, false)).toBe(1_000);
});

test("a wrong clock doesn't cause endless requests", () => {
  expect(calculateRefreshDelay(NOW + 2_000, NOW, true)).toBe(30_000);
  expect(calculateRefreshDelay(NOW - 120 * MINUTE, NOW, false)).toBe(30_000);
});
