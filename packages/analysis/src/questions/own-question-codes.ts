/** Along what an administrator's question can split its metric. */
export const OWN_DIMENSIONS = ['none', 'result', 'map', 'timeOfDay', 'weekday'] as const;
export type OwnDimension = (typeof OWN_DIMENSIONS)[number];

/** Which games an administrator's question looks at. */
export const OWN_FILTERS = ['all', 'won', 'lost', 'ranked', 'casual'] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];

/** Values that its text may name. */
export const OWN_VALUES = [
  'value',
  'metric',
  'rank',
  'reference',
  'games',
  'best',
  'bestValue',
  'worst',
  'worstValue',
] as const;
