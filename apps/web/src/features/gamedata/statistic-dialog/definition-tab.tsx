import { ANALYSIS_VERSION, type EventKind, type MetricInfo, STATISTICS } from '@datacoach/analysis/metadata';
import type { MetricReview } from '@datacoach/contract';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { metricTerm, metricUnit, shownMetric } from '../../../shared/metrics/metric-facts.ts';
import { statisticTerm, type Term } from '../../../shared/ui/definition.tsx';
import { kindDefinition, kindLabel } from '../words/event-facts.ts';
import classes from './statistic-drawer.module.css';
import { metricOf } from './statistic-kinds.ts';

interface DefinitionTabProps {
  statistic: Statistic;
  kinds: readonly EventKind[];
}

/** What a number means, what it stands on, and the thresholds of the events behind it. */
export function DefinitionTab({ statistic: { key, review }, kinds }: DefinitionTabProps) {
  const metric = metricOf(key);
  const term = termOf(key, metric);
  const facts = [
    ...(review ? reviewFacts(review, metric) : []),
    ...(term?.facts ?? []),
    { name: 'Version of the analysis', text: ANALYSIS_VERSION },
  ];
  return (
    <div className={`${classes.definition} grid gap-4 pt-4`}>
      <p>{term?.definition ?? 'Made of several numbers of the registry.'}</p>
      <dl>
        {facts.map(({ name, text }) => [<dt key={name}>{name}</dt>, <dd key={`${name} text`}>{text}</dd>])}
      </dl>
      {kinds.length > 0 && (
        <>
          <h3>Moments behind it</h3>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <b>{kindLabel(kind)}</b> {kindDefinition(kind)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function termOf(key: string, metric: MetricInfo | undefined): Term | null {
  if (metric) return metricTerm(metric);
  const statistic = STATISTICS.find((row) => row.key === key);
  return statistic ? statisticTerm(statistic) : null;
}

interface Fact {
  readonly name: string;
  readonly text: string;
}

function reviewFacts(review: MetricReview, metric: MetricInfo | undefined): Fact[] {
  const unit = metric ? metricUnit(metric) : '';
  const decimals = Math.max(metric?.decimals ?? 0, review.per5 ? 2 : 0);
  const write = (value: number | null) => {
    const shown = shownMetric(review.metric, value);
    return shown === null ? '–' : `${formatNumber(shown, decimals)} ${unit}`.trim();
  };
  const { valueInterval, interval, score } = review;
  const facts: (Fact | null)[] = [
    { name: 'You', text: `${write(review.value)}${review.per5 ? ' per 5 minutes of live play' : ''}` },
    valueInterval && {
      name: '80 % interval',
      text: `${write(valueInterval[0])} to ${write(valueInterval[1])}`,
    },
    { name: 'Sample', text: `${review.games} games` },
    review.reference === null
      ? null
      : { name: 'Your rank', text: `${write(review.reference)}, ${review.comparedWith}` },
    review.nextReference === null ? null : { name: 'Next rank', text: write(review.nextReference) },
    review.source === null ? null : { name: 'Where the rank’s number is from', text: review.source },
    score === null || interval === null
      ? { name: 'Score', text: review.reason ?? 'none' }
      : {
          name: 'Score',
          text: `${formatNumber(score)} of 100, 80 % interval ${formatNumber(interval[0])} to ${formatNumber(interval[1])}`,
        },
  ];
  return facts.filter((fact) => fact !== null);
}
