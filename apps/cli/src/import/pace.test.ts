import { expect, test } from 'vitest';
import type { Machine } from '../command.ts';
import { Pace } from './pace.ts';

test('keeps to the limits of any second and any hour, and is as fast as they allow', async () => {
  let now = 0;
  const machine = {
    now: () => now,
    sleep: async (milliseconds: number) => {
      now += milliseconds;
    },
  } as unknown as Machine;
  const pace = new Pace(machine, { perSecond: 2, perHour: 5 });
  const times: number[] = [];
  for (let call = 0; call < 12; call++) {
    await pace.waitForTurn();
    times.push(now);
  }
  expect(times.slice(0, 6)).toEqual([0, 500, 1000, 1500, 2000, 3_600_000]);
  for (const [index, time] of times.entries()) {
    if (index >= 1) expect(time - times[index - 1]!).toBeGreaterThanOrEqual(500);
    if (index >= 5) expect(time - times[index - 5]!).toBeGreaterThanOrEqual(3_600_000);
  }
});
