import type { Progression } from '@datacoach/contract';
import { type MetricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { pointDate } from '../words/point-words.ts';
import classes from './progress-table.module.css';

interface ProgressTableProps {
  data: Progression;
  facts: MetricFacts;
  chosen: number | null;
  onChoose: (point: number) => void;
}

/** The picture's numbers, newest first. */
export function ProgressTable({
  data: { points, line, filter },
  facts,
  chosen,
  onChoose,
}: ProgressTableProps) {
  const rows = points.map((point, place) => ({ point, place })).toReversed();
  const write = (value: number | null | undefined) => writeValue(facts, value ?? null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reached by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={`${facts.label} as a table`}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Games</th>
            <th scope="col" className={classes.wide}>
              Won
            </th>
            <th scope="col">{facts.label}</th>
            <th scope="col">20-game mean</th>
            <th scope="col" className={classes.wide}>
              80 % interval
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, place }) => {
            const mean = line.means[place];
            return (
              <tr key={place} data-chosen={place === chosen || undefined}>
                <th scope="row">{pointDate(point, filter.by)}</th>
                <td>
                  <button
                    type="button"
                    className="text-link num"
                    aria-pressed={place === chosen}
                    aria-label={`Show the ${point.games} of ${pointDate(point, filter.by)}`}
                    onClick={() => onChoose(place)}
                  >
                    {point.games}
                  </button>
                </td>
                <td className={`num ${classes.wide}`}>{point.won}</td>
                <td className="num">{write(line.values[place])}</td>
                <td className="num">{write(mean?.value)}</td>
                <td className={`num ${classes.wide}`}>
                  {mean?.interval ? `${write(mean.interval[0])} to ${write(mean.interval[1])}` : '–'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
