import { type EventKind, METRICS, type MetricInfo } from '@datacoach/analysis/metadata';

const BY_KEY = new Map<string, MetricInfo>((METRICS as readonly MetricInfo[]).map((row) => [row.key, row]));

export function metricOf(key: string): MetricInfo | undefined {
  return BY_KEY.get(key);
}

/** Figures of ballchasing's groups that count events; the others come from positions all game long. */
const STATISTIC_KINDS: Readonly<Record<string, readonly EventKind[]>> = {
  'core.score': ['goal', 'assist', 'save', 'shot'],
  'core.goals': ['goal'],
  'core.assists': ['assist'],
  'core.saves': ['save'],
  'core.shots': ['shot'],
  'core.shooting_percentage': ['shot', 'goal'],
  'demo.inflicted': ['demolition'],
  'boost.amount_collected': ['padPickup'],
  'boost.count_collected_big': ['padPickup'],
  'boost.count_collected_small': ['padPickup'],
  'boost.amount_stolen': ['boostStolen'],
  'boost.count_stolen_big': ['boostStolen'],
  'boost.count_stolen_small': ['boostStolen'],
  'boost.amount_overfill': ['boostWasted'],
  'movement.count_powerslide': ['powerslide'],
};

/** Kinds of events that stand behind a metric or statistic; none for what is measured all game long. */
export function kindsBehind(key: string): readonly EventKind[] {
  return metricOf(key)?.events ?? STATISTIC_KINDS[key] ?? [];
}
