import type { WeeklyGoal } from '@datacoach/contract';
import { STATES } from '../words/goal-words.ts';

export function GoalTag({ state }: { state: WeeklyGoal['state'] }) {
  const { label, tone } = STATES[state];
  return (
    <span
      className="data-[tone=good]:bg-better-soft data-[tone=good]:text-better data-[tone=attention]:bg-warn-soft data-[tone=attention]:text-warn text-xs flex-none px-2 py-0.5 rounded-1 bg-s3 text-t2 font-medium whitespace-nowrap"
      data-tone={tone}
    >
      {label}
    </span>
  );
}
