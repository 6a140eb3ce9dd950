import type { ReplayStatus } from '@datacoach/contract';

/** Status codes in the product's words. */
export const STATUS_WORDS: Readonly<Record<ReplayStatus, string>> = {
  5: 'Uploaded',
  10: 'Processing',
  15: 'Completed',
  20: 'Failed',
};
