import type { FlagReason } from '@datacoach/contract';

/** Why an event looks wrong, in the order in which it is asked. */
export const FLAG_WORDS: Readonly<Record<FlagReason, string>> = {
  'did-not-happen': 'It did not happen',
  'wrong-player': 'It was another player',
  'wrong-outcome': 'It ended differently',
  'wrong-time': 'It was at another time',
  other: 'Something else',
};
