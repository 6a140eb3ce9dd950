/** The twelve real replays that are measured, one of each size and era. */
export const BENCH_FILES = [
  'soccar-1v1-2026-03-private-duel-problematic',
  'soccar-1v1-2026-04-ranked-duel-post-eac',
  'soccar-2v2-2026-03-ranked-doubles',
  'soccar-2v2-2026-04-ranked-doubles-post-eac',
  'era-2025-06-v868-32-net10-replicated-boost-ranked-2v2',
  'era-2026-03-v868-32-net11-dodge-refresh-ranked-2v2',
  'soccar-3v3-2026-03-ranked-standard-a',
  'soccar-3v3-2026-04-ranked-standard-post-eac',
  'soccar-3v3-2026-05-private-rlcs',
  'era-2026-01-v868-32-net10-demolish-extended-private-3v3',
  'era-2019-04-v868-24-net10-private-3v3',
  'era-2016-11-v868-14-rlcs-lan-3v3',
] as const;
