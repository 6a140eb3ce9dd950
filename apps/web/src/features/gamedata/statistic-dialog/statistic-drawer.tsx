import { addUnit, counted, formatNumber } from '@datacoach/analysis/format-number';
import {
  ANALYSIS_VERSION,
  ANY_RANK,
  type EventKind,
  findMetricInfo,
  type MetricInfo,
  STATISTICS,
} from '@datacoach/analysis/metadata';
import type { MetricReview } from '@datacoach/contract';
import { useState } from 'react';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import {
  getAverageFacts,
  getMetricTerm,
  getMetricUnit,
  toShownMetric,
} from '../../../shared/metrics/metric-facts.ts';
import { getStatisticTerm, renderFacts, type Term } from '../../../shared/ui/definition.tsx';
import { UuNote } from '../../../shared/ui/definition-popover.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import classes from '../gamedata.module.css';
import { getKindDefinition, getKindLabel, getKindTrust } from '../text/event-facts.ts';
import { Moments } from './moments.tsx';
import { getMomentsMetric } from './statistic-events.ts';

/** Stats of ballchasing's groups that count events; the others come from positions throughout the game. */
const STATISTIC_KINDS: Readonly<Record<string, readonly EventKind[]>> = {
  'core.score': ['goal', 'assist', 'save', 'shot'],
  'core.goals': ['goal'],
  'core.assists': ['assist'],
  'core.saves': ['save'],
  'demo.inflicted': ['demolition'],
  'boost.amount_collected': ['padPickup'],
  'boost.count_collected_big': ['padPickup'],
  'boost.count_collected_small': ['padPickup'],
  'boost.amount_stolen': ['boostStolen'],
  'boost.count_stolen_big': ['boostStolen'],
  'boost.count_stolen_small': ['boostStolen'],
  'boost.amount_overfill': ['boostWasted'],
  'movement.count_powerslide': ['powerslide'],
  'rumble.items_received': ['itemGained'],
  'rumble.items_used': ['itemUsed'],
  'rumble.items_used_percent': ['itemGained'],
  'rumble.avg_hold_time': ['itemUsed'],
  'rumble.goals_with_items': ['itemUsed'],
  'dropshot.tiles_damaged': ['floorDamage'],
  'dropshot.tiles_opened': ['floorDamage'],
  'dropshot.damaging_hits': ['floorDamage'],
  'hoops.dunks': ['dunk'],
};

/** Returns the event kinds behind a metric or stat; empty for what is measured throughout the game. */
export const listKindsBehind = (key: string): readonly EventKind[] =>
  findMetricInfo(getMomentsMetric(key))?.events ?? STATISTIC_KINDS[key] ?? [];

export default function StatisticDrawer({ given, opened, onClose }: ShellDialogProps<'statistic'>) {
  const only = given.scope.kind === 'match' ? given.scope.only : null;
  const kinds = only ? (only.ordinals.length > 0 ? only.kinds : []) : listKindsBehind(given.key);
  const [tab, setTab] = useState<'moments' | 'definition'>(kinds.length > 0 ? 'moments' : 'definition');
  return (
    <SideDrawer opened={opened} onClose={onClose} title={given.label} width="work">
      <TabPages
        label="About this stat"
        labels={{ moments: 'Clips', definition: 'Definition' }}
        shown={kinds.length > 0 ? ['moments', 'definition'] : ['definition']}
        value={tab}
        onChange={setTab}
        pages={{
          moments: <Moments stat={given.key} kinds={kinds} scope={given.scope} onLeave={onClose} />,
          definition: <DefinitionTab statistic={given} kinds={kinds} />,
        }}
      />
    </SideDrawer>
  );
}

function DefinitionTab({ statistic, kinds }: { statistic: Statistic; kinds: readonly EventKind[] }) {
  const { key, review } = statistic;
  const metric = findMetricInfo(key);
  const term = getTerm(key, metric);
  const facts = [
    ...(review ? listReviewFacts(review, metric) : []),
    ...(term?.facts ?? []),
    { name: 'Analysis version', text: ANALYSIS_VERSION },
  ];
  return (
    <div className={`${classes.statisticDrawerDefinition} grid gap-4 pt-4`}>
      <p>{term?.definition ?? 'A combination of several stats.'}</p>
      <dl>{renderFacts(facts)}</dl>
      <UuNote
        texts={[term?.definition ?? '', ...facts.map(({ text }) => text), ...kinds.map(getKindDefinition)]}
      />
      {kinds.length > 0 && (
        <>
          <h3>Clips behind it</h3>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <b>{getKindLabel(kind)}</b> {getKindDefinition(kind)} {getKindTrust(kind)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function getTerm(key: string, metric: MetricInfo | undefined): Term | null {
  if (metric) return getMetricTerm(metric);
  const statistic = STATISTICS.find((row) => row.key === key);
  return statistic ? getStatisticTerm(statistic) : null;
}

function listReviewFacts(review: MetricReview, metric: MetricInfo | undefined): NonNullable<Term['facts']> {
  const unit = metric ? getMetricUnit(metric) : '';
  const decimals = Math.max(metric?.decimals ?? 0, review.per5 ? 2 : 0);
  const formatValue = (value: number | null) => {
    const shown = toShownMetric(review.metric, value);
    return shown === null ? '–' : addUnit(formatNumber(shown, decimals), unit);
  };
  const { valueInterval, interval, score } = review;
  const facts = [
    { name: 'You', text: `${formatValue(review.value)}${review.per5 ? ' per game' : ''}` },
    valueInterval && {
      name: '80% range',
      text: `${formatValue(valueInterval[0])} to ${formatValue(valueInterval[1])}`,
    },
    { name: 'Sample', text: counted(review.games, 'game') },
    ...getAverageFacts(review.per5, 'aged'),
    review.reference === null
      ? null
      : {
          name: review.comparedWith === ANY_RANK ? 'Any rank' : 'Your rank',
          text: `${formatValue(review.reference)}, ${review.comparedWith}`,
        },
    review.nextReference === null ? null : { name: 'Target rank', text: formatValue(review.nextReference) },
    review.source === null ? null : { name: 'Source of the rank average', text: review.source },
    score === null || interval === null
      ? { name: 'Score', text: review.reason ?? 'none' }
      : {
          name: 'Score',
          text: `${formatNumber(score)} of 100, 80% range ${formatNumber(interval[0])} to ${formatNumber(interval[1])}`,
        },
  ];
  return facts.filter((fact) => fact !== null);
}
