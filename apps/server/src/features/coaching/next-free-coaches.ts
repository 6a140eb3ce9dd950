import { LIVE_MINUTES } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { nextFreeOf } from './list-coaches.ts';
import { offeredCoaches } from './pro-coach.repository.ts';

/** Coaches with the next time that each is free, soonest first; null where nothing is free. For everybody. */
export async function nextFreeCoaches({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<{ name: string; nextFree: Date | null }[]> {
  const coaches = await offeredCoaches(db);
  const free = await nextFreeOf(db, coaches, { playerId: null, minutes: LIVE_MINUTES, now: clock.now() });
  return coaches
    .map(({ user }, place) => ({ name: user.userName, nextFree: free[place] ?? null }))
    .sort((a, b) => (a.nextFree?.getTime() ?? Infinity) - (b.nextFree?.getTime() ?? Infinity));
}
