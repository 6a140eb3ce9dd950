import type { Overview } from '@datacoach/contract';

type Day = Overview['days'][number];

/** What has come on all days together. */
export function sumOfDays(days: readonly Day[], of: 'uploads' | 'completed' | 'failed' | 'signUps'): number {
  return days.reduce((sum, day) => sum + day[of], 0);
}
