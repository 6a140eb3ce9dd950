import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { ANY_RANK, findMetricInfo, METRIC_GROUPS } from '@datacoach/analysis/metadata';
import type { MetricReview, PlayerScores } from '@datacoach/contract';
import { Tabs } from '@mantine/core';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { calculateMetricDelta, DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { formatMetricValue, getMetricFacts, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import tabs from '../../../shared/ui/ui.module.css';
import classes from './statistic-groups.module.css';

interface StatisticGroupsProps {
  data: PlayerScores;
  group: string | undefined;
  onGroup: (group: string) => void;
  onOpen: (metric: string) => void;
}

/** Times in the 24 zones have their own picture: the heat map. */
const IN_PICTURE = /^timeInZone/;

/** All metrics of the window, one tab per stat group. */
export function StatisticGroups({ data, group, onGroup, onOpen }: StatisticGroupsProps) {
  const chosen = METRIC_GROUPS.find(({ key }) => key === group)?.key ?? METRIC_GROUPS[0].key;
  return (
    <Panel title="Statistics" aside="every stat; newer games count more" flush folded={group === undefined}>
      <Tabs
        value={chosen}
        onChange={(next) => next !== null && onGroup(next)}
        keepMounted={false}
        classNames={{ list: `${tabs.list} px-4`, tab: tabs.tab ?? '' }}
      >
        <Tabs.List aria-label="Stat groups">
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
    </Panel>
  );
}

interface StatRow {
  review: MetricReview;
  facts: MetricFacts;
}

interface GroupTableProps extends Pick<StatisticGroupsProps, 'data' | 'onOpen'> {
  group: string;
  label: string;
}

function GroupTable({ data, group, label, onOpen }: GroupTableProps) {
  const rows = data.metrics.filter(
    ({ metric, games }) => findMetricInfo(metric)?.group === group && !IN_PICTURE.test(metric) && games > 0,
  );
  if (rows.length === 0) return <p className="p-4 text-t2">No {label.toLowerCase()} stats in these games.</p>;
  return (
    <div className="pb-1">
      <DataTable
        caption={<>{label} in these games</>}
        className={classes.table}
        data-mixed={data.scores === null || undefined}
        rows={rows.map((review) => ({ review, facts: getMetricFacts(review, 'aged') }))}
        rowKey={({ review }) => review.metric}
        columns={[
          {
            head: 'Stat',
            isRowHead: true,
            cell: ({ review, facts }) => (
              <span className="flex items-center gap-0.5">
                <button
                  type="button"
                  className="after:absolute after:inset-0 after:content-[''] bare-button text-inherit text-left"
                  onClick={() => onOpen(review.metric)}
                >
                  {facts.label}
                </button>
                <span className="relative z-1">
                  <Definition term={facts.term} />
                </span>
              </span>
            ),
          },
          {
            head: 'You',
            cellClassName: classes.you,
            cell: ({ review, facts }) => (
              <>
                <b className="num">{formatMetricValue(facts, review.value)}</b>
                {facts.unit === '%' ? '\u00a0' : ' '}
                <small data-percent={facts.unit === '%' || undefined}>{facts.unit}</small>
              </>
            ),
          },
          figure('80% range', classes.second, ({ review: { valueInterval }, facts }) =>
            valueInterval
              ? `${formatMetricValue(facts, valueInterval[0])} to ${formatMetricValue(facts, valueInterval[1])}`
              : '–',
          ),
          {
            head: 'vs. previous',
            cell: ({ review, facts }) => {
              const delta = calculateMetricDelta(facts, review);
              return delta ? <DeltaMark compact delta={delta} /> : <span className="t3">–</span>;
            },
          },
          figure(
            data.comparedWith?.rank ?? 'Rank',
            `${classes.reference} ${classes.ofRank}`,
            ({ review, facts }) => (
              <>
                {formatMetricValue(facts, review.reference)}
                {review.comparedWith === ANY_RANK && <small className="t3"> any rank</small>}
              </>
            ),
          ),
          figure(
            data.comparedWith?.next ?? 'Next rank',
            `${classes.third} ${classes.ofRank}`,
            ({ review, facts }) => formatMetricValue(facts, review.nextReference),
          ),
          {
            head: 'Score',
            className: `${classes.second} ${classes.ofRank}`,
            cell: ({ review }) => <Score review={review} />,
          },
          figure('Won', classes.third, ({ review, facts }) =>
            formatMetricValue(facts, review.won?.value ?? null),
          ),
          figure('Lost', classes.third, ({ review, facts }) =>
            formatMetricValue(facts, review.lost?.value ?? null),
          ),
          {
            head: 'Game by game',
            className: classes.form,
            cell: ({ review }) => (
              <Sparkline series={review.series} reference={review.reference} height={24} />
            ),
          },
          {
            head: 'Sample',
            className: classes.third,
            cell: ({ review, facts }) => formatSample(review, facts),
          },
        ]}
      />
    </div>
  );
}

const figure = (head: string, className: string | undefined, cell: Column<StatRow>['cell']) => ({
  head,
  className,
  cellClassName: 'num',
  cell,
});

/** 0-100 compared with the player's rank: tinted only outside the middle half (design, "Quiet until different"). */
function Score({ review: { score, reason } }: { review: MetricReview }) {
  if (score === null) {
    return (
      <span className="t3" title={reason ?? undefined}>
        –<span className="sr-only"> {reason}</span>
      </span>
    );
  }
  const strength = score >= 75 ? 'high' : score <= 25 ? 'low' : undefined;
  return (
    <span
      className="num data-[strength=high]:bg-better-soft data-[strength=low]:bg-worse-soft inline-block min-w-8.5 px-1 py-0.5 rounded-1 text-t1"
      data-strength={strength}
    >
      {formatNumber(score)}
      {strength && (
        <sup className="leading-0" aria-hidden="true">
          {strength === 'high' ? '+' : '−'}
        </sup>
      )}
    </span>
  );
}

function formatSample({ games, over }: MetricReview, { sample }: MetricFacts): string {
  if (sample === null || sample.startsWith('time')) return counted(games, 'game');
  // "1 shot", but "1 saves and goals conceded" keeps its name.
  const word = over === 1 && /^\w+s$/.test(sample) ? sample.slice(0, -1) : sample;
  return `${formatNumber(over)} ${word}`;
}
