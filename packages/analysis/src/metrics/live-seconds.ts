import { perMatch } from './per-match.ts';

/** Seconds of live play in the whole match, whoever was in it. */
export const matchLiveSeconds = perMatch(({ match: { clock, live } }) =>
  clock.delta.reduce((total, delta, frame) => total + (live[frame] === 1 ? delta : 0), 0),
);
