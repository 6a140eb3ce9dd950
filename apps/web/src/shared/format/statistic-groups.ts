import type { StatisticInfo } from '@datacoach/analysis/metadata';

export type StatisticGroup = StatisticInfo['group'];

/** The five groups in the order of the match page's tabs. */
export const GROUP_LABELS: readonly { group: StatisticGroup; label: string }[] = [
  { group: 'core', label: 'Core' },
  { group: 'boost', label: 'Boost' },
  { group: 'movement', label: 'Movement' },
  { group: 'positioning', label: 'Positioning' },
  { group: 'demo', label: 'Demos' },
];
