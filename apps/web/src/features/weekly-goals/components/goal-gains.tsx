import { goalMetric } from '@datacoach/analysis/metadata';
import type { GoalGain } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { goalGainsQuery } from '../api/weekly-goals.ts';
import { goalTitle, writeValue } from '../words/goal-words.ts';
import classes from './goal-gains.module.css';
import { ProgressRing } from './progress-ring.tsx';

/** What one game did to the week's goals; nothing where it counts for none. */
export function GoalGains({ matchId }: { matchId: string }) {
  const { data } = useQuery(goalGainsQuery(matchId));
  if (!data || data.items.length === 0) return null;
  return (
    <ul
      className={`${classes.gains} flex flex-wrap gap-x-6 gap-y-1`}
      aria-label="What it did to your weekly goals"
    >
      {data.items.map((gain) => (
        <li key={gain.goalId}>
          <ProgressRing share={gain.after.share} size={24} />
          <span>
            {goalTitle(gain)} <span className="num t2">{change(gain)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "4 → 5 games", "42.1 → 43.0 per 5 min". */
function change({ metric: code, before, after }: GoalGain): string {
  const metric = goalMetric(code);
  if (after.value === null) return 'no figure in this game';
  const now = writeValue(metric, after.value);
  return before.value === null ? now : `${writeValue(metric, before.value).split(' ')[0]} → ${now}`;
}
