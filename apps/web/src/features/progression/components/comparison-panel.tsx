import { FIRST_GAMES, formatGamesNeeded } from '@datacoach/analysis/games-needed';
import type { ProgressionComparison } from '@datacoach/contract';
import type { ReactNode } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { formatMetricValue } from '../../../shared/metrics/metric-facts.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { formatDifference, formatInterval, toDifferenceDelta } from '../text/comparison-text.ts';
import { getMeasureFacts } from '../text/measure-facts.ts';
import { formatGames } from '../text/point-text.ts';
import classes from './comparison-panel.module.css';

interface ComparisonPanelProps {
  title: string;
  comparison: ProgressionComparison;
  /** Measure that the text describes; null for none. */
  measure: string | null;
  /** How the text refers to the two sides. */
  words: readonly [earlier: string, later: string];
  aside?: ReactNode;
  onChoose: (measure: string) => void;
}

export function ComparisonPanel(props: ComparisonPanelProps) {
  const { title, comparison, measure, words, aside, onChoose } = props;
  const { earlier, later, rows } = comparison;
  const chosen = rows.find((row) => row.measure === measure);
  return (
    <Panel title={title} aside={aside} flush>
      {measure !== null && (
        <p className="px-4 text-pretty @max-[621px]/progress:px-3">
          {chosen
            ? formatDifference(getMeasureFacts(measure), chosen.difference, words)
            : describeTooFewGames(
                getMeasureFacts(measure).label,
                Math.min(earlier?.games ?? 0, later?.games ?? 0),
              )}
        </p>
      )}
      <p className="text-xs pt-1 px-4 pb-2 text-t3 @max-[621px]/progress:px-3">
        Before: {describeSide(earlier)} · now: {describeSide(later)}
      </p>
      <DataTable
        caption={title}
        className={classes.table}
        rows={rows.map((row) => ({ ...row, facts: getMeasureFacts(row.measure) }))}
        rowKey={({ measure: key }) => key}
        rowProps={({ measure: key }) => ({ 'aria-current': key === measure || undefined })}
        columns={[
          {
            head: 'Stat',
            isRowHead: true,
            cell: ({ measure: key, facts }) => (
              <span className="flex items-center gap-1">
                <button
                  type="button"
                  className="bare-button min-w-0 py-1 text-inherit text-left whitespace-normal hover:underline hover:decoration-line-control hover:underline-offset-3"
                  onClick={() => onChoose(key)}
                >
                  {facts.label}
                </button>
                <Definition term={facts.term} />
              </span>
            ),
          },
          {
            head: 'Before',
            cellClassName: `num t3 ${classes.number}`,
            headProps: { className: classes.number },
            cell: ({ facts, difference }) => formatMetricValue(facts, difference.earlier.value),
          },
          {
            head: 'Now',
            className: classes.number,
            cell: ({ facts, difference }) => (
              <>
                <b className="num">{formatMetricValue(facts, difference.later.value)}</b>{' '}
                {facts.unit === '%' && <small>%</small>}
              </>
            ),
          },
          {
            head: 'Change',
            className: classes.change,
            cell: ({ facts, difference }) => <DeltaMark delta={toDifferenceDelta(difference, facts)} />,
          },
          {
            head: '80% range',
            className: classes.wide,
            cellClassName: 'num',
            cell: ({ facts, difference }) => formatInterval(facts, difference.interval),
          },
        ]}
      />
    </Panel>
  );
}

/** Formats a side: "20 games, February 9th to March 10th". */
function describeSide({ games, from, to }: ProgressionComparison['earlier']): string {
  const [first, last] = [new Date(from), new Date(to)].map((date) => formatShortDate(date));
  return `${formatGames(games)}, ${first === last ? first : `${first} to ${last}`}`;
}

/** Says why a measure can't be compared, from the games of the smaller side. */
function describeTooFewGames(label: string, games: number): string {
  return games < FIRST_GAMES
    ? `${formatGamesNeeded(FIRST_GAMES - games, `we can compare ${label}`, { which: 'on each side' })}.`
    : `${label}: too few of these games have this stat.`;
}
