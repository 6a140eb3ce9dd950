import type { WeeklyGoal } from '@datacoach/contract';
import { STATES } from '../words/goal-words.ts';
import classes from './goal-tag.module.css';

export function GoalTag({ state }: { state: WeeklyGoal['state'] }) {
  const { label, tone } = STATES[state];
  return (
    <span className={classes.tag} data-tone={tone}>
      {label}
    </span>
  );
}
