import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import type { ProgressionSessions } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatMetricValue, type MetricFacts, toShownMetric } from '../../../shared/metrics/metric-facts.ts';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../progression.module.css';
import { formatDifference } from '../text/comparison-text.ts';

const GAME_NUMBER_LABELS: Readonly<Record<string, string>> = {
  '1': '1st game',
  '2': '2nd game',
  '3': '3rd game',
  '4': '4th game',
  '5+': '5th and later',
};

const PREVIOUS_RESULT_LABELS: Readonly<Record<string, string>> = {
  first: 'First game of a session',
  won: 'After a win',
  lost: 'After a loss',
  lostTwice: 'After 2 losses or more',
};

/** Says whether the second kind of game goes worse than the first. */
const describeHalf = (
  finding: ProgressionSessions['late'],
  facts: MetricFacts,
  words: readonly [string, string],
  which: string,
): string =>
  'missing' in finding
    ? `${formatGamesNeeded(finding.missing, 'you see a result', { which })}.`
    : formatDifference(facts, finding, words);

const TERM: Term = {
  label: 'Session',
  definition:
    'Games in all modes, in the order you played them. A session ends when no new game starts for an hour.',
  facts: [
    { name: 'Shown', text: 'games in this mode only, from the games chosen above' },
    {
      name: 'Verdict',
      text: 'when the 80% range of the difference doesn’t include 0, with 5 games on each side',
    },
  ],
};

export function SessionPanel({ sessions, facts }: { sessions: ProgressionSessions; facts: MetricFacts }) {
  const { byNumber, byBefore, late, afterLoss } = sessions;
  const ends = [...byNumber, ...byBefore].flatMap(({ mean }) =>
    mean ? (mean.interval ?? [mean.value]).map((value) => toShownMetric(facts.key, value)!) : [],
  );
  const shared = { facts, axis: { low: Math.min(...ends), high: Math.max(...ends) } };
  return (
    <Panel title="Within a session" term={TERM} aside={facts.label}>
      <div className="grid grid-cols-2 gap-gutter @max-[1081px]/progress:grid-cols-1">
        <Half
          title="By game number"
          summary={describeHalf(
            late,
            facts,
            ['in the first two', 'from the 4th game on'],
            'late (4th or later) or early (1st or 2nd) in a session',
          )}
          groups={byNumber}
          words={GAME_NUMBER_LABELS}
          {...shared}
        />
        <Half
          title="By previous result"
          summary={describeHalf(
            afterLoss,
            facts,
            ['after a win', 'after a loss'],
            'right after a win or a loss',
          )}
          groups={byBefore}
          words={PREVIOUS_RESULT_LABELS}
          {...shared}
        />
      </div>
    </Panel>
  );
}

interface HalfProps {
  title: string;
  summary: string;
  groups: ProgressionSessions['byNumber'];
  words: Readonly<Record<string, string>>;
  facts: MetricFacts;
  axis: { low: number; high: number };
}

function Half({ title, summary, groups, words, facts, axis }: HalfProps) {
  const calculatePercent = (value: number) =>
    axis.high > axis.low
      ? ((toShownMetric(facts.key, value)! - axis.low) / (axis.high - axis.low)) * 100
      : 50;
  return (
    <section aria-label={title}>
      <p className="min-h-10 mb-2 text-t2 text-pretty @max-[1081px]/progress:min-h-0">{summary}</p>
      <DataTable
        className={classes.sessionPanelTable}
        rows={groups}
        rowKey={({ key }) => key}
        rowProps={({ games }) => ({ 'data-empty': games === 0 || undefined })}
        columns={[
          { head: title, isRowHead: true, cell: ({ key }) => words[key] },
          {
            head: 'Picture',
            hideHead: true,
            className: classes.room,
            cell: ({ mean }) =>
              mean && (
                <span className="relative block h-3" aria-hidden="true">
                  {mean.interval && (
                    <i
                      className="absolute top-0.75 h-1.5 rounded-[3px] bg-ci"
                      style={{
                        left: `${calculatePercent(mean.interval[0])}%`,
                        width: `${calculatePercent(mean.interval[1]) - calculatePercent(mean.interval[0])}%`,
                      }}
                    />
                  )}
                  <i
                    className={`${classes.dot} absolute top-0.5 size-2 -ml-1 rounded-[50%] bg-me`}
                    data-few={mean.interval === null || undefined}
                    style={{ left: `${calculatePercent(mean.value)}%` }}
                  />
                </span>
              ),
          },
          {
            head: 'Average',
            cell: ({ mean }) => <b className="num">{formatMetricValue(facts, mean?.value ?? null)}</b>,
          },
          {
            head: '80% range',
            className: classes.interval,
            cellClassName: 'num',
            cell: ({ mean }) =>
              mean?.interval
                ? `${formatMetricValue(facts, mean.interval[0])} to ${formatMetricValue(facts, mean.interval[1])}`
                : '–',
          },
          { head: 'Games', cellClassName: 'num', cell: ({ games }) => games },
          {
            head: 'Won',
            cellClassName: 'num',
            cell: ({ games, won }) => (games === 0 ? '–' : `${Math.round((won / games) * 100)}%`),
          },
        ]}
      />
    </section>
  );
}
