import type { WeeklyGoal } from '@datacoach/contract';
import { STATES } from '../text/goal-text.ts';
import classes from '../weekly-goals.module.css';

const WHOLE = 100;

/** Progress toward a goal. The text next to it has the numbers, so the ring is small and has none. */
export function ProgressRing({ share, size = 36 }: { share: number; size?: 24 | 36 | 56 }) {
  const percent = Math.round(share * WHOLE);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 36 36"
      role="img"
      aria-label={`${percent}% of the way`}
      className="block flex-none"
    >
      <circle cx="18" cy="18" r="15" className="fill-none stroke-3 stroke-s4" />
      {percent > 0 && (
        <circle
          cx="18"
          cy="18"
          r="15"
          className={classes.done}
          pathLength={WHOLE}
          strokeDasharray={`${percent} ${WHOLE}`}
          transform="rotate(-90 18 18)"
        />
      )}
    </svg>
  );
}

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
