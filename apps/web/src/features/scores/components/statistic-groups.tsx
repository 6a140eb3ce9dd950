import { METRIC_GROUPS, METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import type { MetricReview, PlayerScores } from '@datacoach/contract';
import { Tabs } from '@mantine/core';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { metricDelta } from '../../../shared/metrics/delta.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { type MetricFacts, metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import tabs from '../../../shared/ui/tabs.module.css';
import classes from './statistic-groups.module.css';

interface StatisticGroupsProps {
  data: PlayerScores;
  group: string | undefined;
  onGroup: (group: string) => void;
  onOpen: (metric: string) => void;
}

/** Times in the 24 zones have a picture of their own: the heat map. */
const IN_PICTURE = /^timeInZone/;

const GROUP_OF = new Map<string, string>(
  (METRICS as readonly MetricInfo[]).map(({ key, group }) => [key, group]),
);

/** Every metric of the window, a tab a group of statistics. */
export function StatisticGroups({ data, group, onGroup, onOpen }: StatisticGroupsProps) {
  const chosen = METRIC_GROUPS.find(({ key }) => key === group)?.key ?? METRIC_GROUPS[0].key;
  return (
    <section aria-label="Statistics" className={classes.panel}>
      <Tabs
        value={chosen}
        onChange={(next) => next !== null && onGroup(next)}
        keepMounted={false}
        classNames={{ list: `${tabs.list} ${classes.list}`, tab: tabs.tab ?? '' }}
      >
        <Tabs.List aria-label="Groups of statistics">
          {METRIC_GROUPS.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {METRIC_GROUPS.map(({ key, label }) => (
          <Tabs.Panel key={key} value={key}>
            <GroupTable data={data} group={key} label={label} onOpen={onOpen} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}

interface GroupTableProps extends Pick<StatisticGroupsProps, 'data' | 'onOpen'> {
  group: string;
  label: string;
}

function GroupTable({ data, group, label, onOpen }: GroupTableProps) {
  const rows = data.metrics.filter(
    ({ metric, games }) => GROUP_OF.get(metric) === group && !IN_PICTURE.test(metric) && games > 0,
  );
  if (rows.length === 0) {
    return <p className={classes.none}>Nothing of {label.toLowerCase()} occurs in these games.</p>;
  }
  const rank = data.comparedWith?.rank;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-mixed={data.scores === null || undefined}>
        <caption className="sr-only">{label} in the window</caption>
        <thead>
          <tr>
            <th scope="col">Statistic</th>
            <th scope="col">You</th>
            <th scope="col" className={classes.second}>
              80 % interval
            </th>
            <th scope="col">to before</th>
            <th scope="col" className={`${classes.reference} ${classes.ofRank}`}>
              {rank ?? 'Rank'}
            </th>
            <th scope="col" className={`${classes.third} ${classes.ofRank}`}>
              Next rank
            </th>
            <th scope="col" className={`${classes.second} ${classes.ofRank}`}>
              Score
            </th>
            <th scope="col" className={classes.third}>
              Won
            </th>
            <th scope="col" className={classes.third}>
              Lost
            </th>
            <th scope="col" className={classes.form}>
              Game by game
            </th>
            <th scope="col" className={classes.third}>
              Sample
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((review) => (
            <Row key={review.metric} review={review} facts={metricFacts(review)} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  review: MetricReview;
  facts: MetricFacts;
  onOpen: (metric: string) => void;
}

function Row({ review, facts, onOpen }: RowProps) {
  const delta = metricDelta(facts, review);
  const write = (value: number | null | undefined) => writeValue(facts, value ?? null);
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          <button type="button" className={classes.open} onClick={() => onOpen(review.metric)}>
            {facts.label}
          </button>
          <span className={classes.above}>
            <Definition term={facts.term} />
          </span>
        </span>
      </th>
      <td className={classes.you}>
        <b className="num">{write(review.value)}</b>
        {facts.unit === '%' ? '\u00a0' : ' '}
        <small data-percent={facts.unit === '%' || undefined}>{facts.unit}</small>
      </td>
      <td className={`num ${classes.second}`}>
        {review.valueInterval
          ? `${write(review.valueInterval[0])} to ${write(review.valueInterval[1])}`
          : '–'}
      </td>
      <td>{delta ? <DeltaMark compact delta={delta} /> : <span className="t3">–</span>}</td>
      <td className={`num ${classes.reference} ${classes.ofRank}`}>{write(review.reference)}</td>
      <td className={`num ${classes.third} ${classes.ofRank}`}>{write(review.nextReference)}</td>
      <td className={`${classes.second} ${classes.ofRank}`}>
        <Score review={review} />
      </td>
      <td className={`num ${classes.third}`}>{write(review.won?.value)}</td>
      <td className={`num ${classes.third}`}>{write(review.lost?.value)}</td>
      <td className={classes.form}>
        <Sparkline series={review.series} reference={review.reference} height={24} />
      </td>
      <td className={classes.third}>{sampleWords(review, facts)}</td>
    </tr>
  );
}

/** 0-100 against the own rank: tinted only when it leaves the middle half (design, "Quiet until different"). */
function Score({ review: { score, reason } }: { review: MetricReview }) {
  if (score === null) {
    return (
      <span className="t3" title={reason ?? undefined}>
        –<span className="sr-only"> {reason}</span>
      </span>
    );
  }
  const standing = score >= 75 ? 'high' : score <= 25 ? 'low' : undefined;
  return (
    <span className={`num ${classes.score}`} data-standing={standing}>
      {formatNumber(score)}
      {standing && <sup aria-hidden="true">{standing === 'high' ? '+' : '−'}</sup>}
    </span>
  );
}

function sampleWords({ games, over }: MetricReview, { sample }: MetricFacts): string {
  if (sample === null || sample.startsWith('time')) return `${games} ${games === 1 ? 'game' : 'games'}`;
  // "1 shot", but "1 saves and goals conceded" stays as it is called.
  const word = over === 1 && /^\w+s$/.test(sample) ? sample.slice(0, -1) : sample;
  return `${formatNumber(over)} ${word}`;
}
