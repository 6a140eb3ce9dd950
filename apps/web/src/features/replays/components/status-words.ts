import type { ReplayStatus } from '@datacoach/contract';

/** Labels of status codes. */
export const STATUS_WORDS: Readonly<Record<ReplayStatus, string>> = {
  5: 'Uploaded',
  10: 'Processing',
  15: 'Completed',
  20: 'Failed',
};
