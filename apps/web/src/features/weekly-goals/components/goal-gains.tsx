import { goalMetric } from '@datacoach/analysis/metadata';
import type { GoalGain } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../shared/ui/text-button.tsx';
import { goalChoicesQuery, goalGainsQuery } from '../api/weekly-goals.ts';
import { formatGoalTitle, formatGoalValue } from '../text/goal-text.ts';
import classes from '../weekly-goals.module.css';
import { ProgressRing } from './progress-ring.tsx';

/** The user's own goals for a week: a habit and a skill. */
const SHOWN_KINDS = ['habit', 'skill'] as const;

/** This week's targets toward the next rank; hidden until there are games for any. */
export function NextTargets({ mode, onLeave }: { mode: 5 | 10 | 15; onLeave: () => void }) {
  const { data } = useQuery(goalChoicesQuery(mode, false));
  const titles = SHOWN_KINDS.flatMap((kind) => {
    const choice = data?.choices.find((row) => row.kind === kind && row.target !== null);
    if (!choice || choice.target === null) return [];
    return formatGoalTitle({ ...choice, title: null, mode, target: choice.target, direction: 'atLeast' });
  });
  if (titles.length === 0) return null;
  return (
    <p>
      <span className="t3">New weekly targets</span> {titles.join(', ')}.{' '}
      <TextLink to="/dashboard" search={{ goals: 'choose', mode }} onClick={onLeave}>
        Choose
      </TextLink>
    </p>
  );
}

/** How one game changed the weekly goals; hidden if it counts for none. */
export function GoalGains({ matchId }: { matchId: string }) {
  const { data } = useQuery(goalGainsQuery(matchId));
  if (!data || data.items.length === 0) return null;
  return (
    <ul
      className={`${classes.gains} flex flex-wrap gap-x-6 gap-y-1`}
      aria-label="Effect on your weekly goals"
    >
      {data.items.map((gain) => (
        <li key={gain.goalId}>
          <ProgressRing share={gain.after.share} size={24} />
          <span>
            {formatGoalTitle(gain)} <span className="num t2">{formatChange(gain)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "4 → 5 games", "42.1 → 43.0 per game". */
function formatChange({ metric: code, before, after }: GoalGain): string {
  const metric = goalMetric(code);
  if (after.value === null) return 'no data in this game';
  const now = formatGoalValue(metric, after.value);
  return before.value === null ? now : `${formatGoalValue(metric, before.value).split(' ')[0]} → ${now}`;
}
