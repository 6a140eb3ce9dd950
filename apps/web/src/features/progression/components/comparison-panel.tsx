import type { ProgressionComparison } from '@datacoach/contract';
import type { ReactNode } from 'react';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { writeValue } from '../../../shared/metrics/metric-facts.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { differenceDelta, differenceSentence, intervalWords } from '../words/comparison-words.ts';
import { measureFacts } from '../words/measure-facts.ts';
import { countWords } from '../words/point-words.ts';
import classes from './comparison-panel.module.css';

interface ComparisonPanelProps {
  title: string;
  comparison: ProgressionComparison;
  /** Measure that the sentence is about; null for none. */
  measure: string | null;
  /** How the sentence calls the two sides. */
  words: readonly [earlier: string, later: string];
  aside?: ReactNode;
  onChoose: (measure: string) => void;
}

/** Two sets of games, measure by measure, and what the chosen one says. */
export function ComparisonPanel(props: ComparisonPanelProps) {
  const { title, comparison, measure, words, aside, onChoose } = props;
  const { earlier, later, rows } = comparison;
  const chosen = rows.find((row) => row.measure === measure);
  return (
    <Panel title={title} aside={aside} flush>
      {measure !== null && (
        <p className={classes.sentence}>
          {chosen
            ? differenceSentence(measureFacts(measure), chosen.difference, words)
            : `${measureFacts(measure).label} has fewer than 3 games with a figure on one side.`}
        </p>
      )}
      <p className={classes.sides}>
        Before: {sideWords(earlier)} · now: {sideWords(later)}
      </p>
      <table className={classes.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col" className={classes.number}>
              Before
            </th>
            <th scope="col" className={classes.number}>
              Now
            </th>
            <th scope="col" className={classes.change}>
              Change
            </th>
            <th scope="col" className={classes.wide}>
              80 % interval
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure: key, difference }) => {
            const row = measureFacts(key);
            return (
              <tr key={key} aria-current={key === measure || undefined}>
                <th scope="row">
                  <span className={classes.name}>
                    <button type="button" className={classes.open} onClick={() => onChoose(key)}>
                      {row.label}
                    </button>
                    <Definition term={row.term} />
                  </span>
                </th>
                <td className={`num t3 ${classes.number}`}>{writeValue(row, difference.earlier.value)}</td>
                <td className={classes.number}>
                  <b className="num">{writeValue(row, difference.later.value)}</b>{' '}
                  {row.unit === '%' && <small>%</small>}
                </td>
                <td className={classes.change}>
                  <DeltaMark delta={differenceDelta(difference, row)} />
                </td>
                <td className={`num ${classes.wide}`}>{intervalWords(row, difference.interval)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** "20 games, February 9th to March 10th" */
function sideWords({ games, from, to }: ProgressionComparison['earlier']): string {
  const [first, last] = [new Date(from), new Date(to)].map((date) => formatShortDate(date));
  return `${countWords(games)}, ${first === last ? first : `${first} to ${last}`}`;
}
