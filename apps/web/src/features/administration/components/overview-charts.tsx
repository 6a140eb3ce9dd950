import type { Overview } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { DayColumns } from './day-columns.tsx';
import classes from './overview.module.css';
import { sumOfDays } from './sum-of-days.ts';

/** What has come day by day. */
export function OverviewCharts({ days }: Pick<Overview, 'days'>) {
  const uploads = sumOfDays(days, 'uploads');
  const failed = sumOfDays(days, 'failed');
  const signUps = sumOfDays(days, 'signUps');
  return (
    <div className={classes.charts}>
      <DayColumns
        title="Uploads"
        summary={`${formatNumber(uploads)}, of them ${formatNumber(failed)} failed`}
        days={days.map((day) => ({
          day: day.day,
          value: day.uploads,
          part: day.failed,
          words: `${day.uploads} uploads, ${day.failed} failed`,
        }))}
      />
      <DayColumns
        title="Sign-ups"
        summary={formatNumber(signUps)}
        days={days.map(({ day, signUps: value }) => ({ day, value, words: `${value} sign-ups` }))}
      />
      <DayColumns
        title="Active users"
        summary={`at most ${formatNumber(Math.max(0, ...days.map((day) => day.activeUsers)))} a day`}
        days={days.map(({ day, activeUsers: value }) => ({ day, value, words: `${value} active users` }))}
      />
    </div>
  );
}
