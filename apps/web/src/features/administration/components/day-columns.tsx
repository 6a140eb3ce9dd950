import { formatShortDate } from '../../../shared/format/date.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import classes from './day-columns.module.css';

interface DayColumnsProps {
  title: string;
  /** What the columns add up to, in words. */
  summary: string;
  days: readonly {
    day: string;
    value: number /** Lower part, told apart. */;
    part?: number;
    words: string;
  }[];
}

const short = (day: string) => formatShortDate(new Date(`${day}T12:00:00`));

/** A number a day as columns; the words of each day stand in its tip, and for readers of the screen in the summary. */
export function DayColumns({ title, summary, days }: DayColumnsProps) {
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const share = (value: number) => `${(100 * value) / highest}%`;
  return (
    <figure className={`${classes.figure} grid grid-cols-1 gap-2`}>
      <figcaption>
        <h2>{title}</h2>
        <span>{summary}</span>
      </figcaption>
      <div className={classes.plot} role="img" aria-label={`${title}: ${summary}`}>
        <span className="text-xs absolute top-0.5 left-1 text-t3 num">{formatNumber(highest)}</span>
        {days.map(({ day, value, part = 0, words }) => (
          <div
            key={day}
            className="flex-[1_1_0] flex flex-col justify-end min-w-0 h-full hover:bg-s2"
            title={`${short(day)}: ${words}`}
          >
            <i className={classes.column} style={{ height: share(value - part) }} />
            {part > 0 && <i className="block bg-worse" style={{ height: share(part) }} />}
          </div>
        ))}
      </div>
      {days.length > 0 && (
        <div className="text-xs flex justify-between text-t3" aria-hidden="true">
          <span>{short(days[0]!.day)}</span>
          <span>{short(days.at(-1)!.day)}</span>
        </div>
      )}
    </figure>
  );
}
