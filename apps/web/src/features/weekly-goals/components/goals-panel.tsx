import { GOAL_KINDS, type GoalKind, type WeeklyGoal, type WeeklyGoals } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { type GoalsView, refetchGoals, weeklyGoalsQuery } from '../api/weekly-goals.ts';
import { formatGoalLine, formatGoalTitle } from '../text/goal-text.ts';
import classes from '../weekly-goals.module.css';
import { GoalTag, ProgressRing } from './progress-ring.tsx';

/** What each kind is for, shown when none is chosen. */
const INVITATIONS: Readonly<Record<GoalKind, string>> = {
  habit: 'Choose a habit: something you do every game',
  skill: 'Choose a skill: something you improve with practice',
  community: 'Join a community goal',
};

/** This week's goals on the dashboard; opens the drawer with the details. */
export function GoalsPanel({ onOpen }: { onOpen: (view: GoalsView) => void }) {
  const { data, error, refetch } = useQuery(weeklyGoalsQuery);
  // An analyzed replay may be a game that counts.
  useChanges('replays', () => void refetchGoals());
  return (
    <Panel title="Weekly Goals" term={TERM} aside={data && <Aside goals={data} />}>
      {data ? (
        data.goals.length === 0 ? (
          <None onOpen={onOpen} isRest={data.thisWeek.isRest} />
        ) : (
          <Rows data={data} onOpen={onOpen} />
        )
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-3 text-t2">
          <p>We couldn’t load your goals. {getFailureMessage(error)}</p>
          <TextButton label="Try again" size="xs" onClick={() => void refetch()} />
        </div>
      ) : (
        <div role="status" aria-label="Loading your goals…" className="grid gap-3">
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </div>
      )}
    </Panel>
  );
}

const TERM = {
  label: 'Weekly Goals',
  definition:
    'Up to three goals a week: a habit, a skill and a community goal. Weeks run Monday to Sunday, your time. Your targets are based on your last four weeks. A week needs five games that count. Upload them within 48 hours of the week’s end.',
};

const Aside = ({ goals: { streak, thisWeek } }: { goals: WeeklyGoals }) => (
  <>
    {streak > 1 && <span>{streak} weeks in a row</span>}
    <span className="nowrap">{thisWeek.isRest ? 'rest week' : 'until Sunday midnight'}</span>
  </>
);

function Rows({ data, onOpen }: { data: WeeklyGoals; onOpen: (view: GoalsView) => void }) {
  const missing = GOAL_KINDS.find(
    (kind) => kind !== 'community' && !data.goals.some((goal) => goal.kind === kind),
  );
  return (
    <>
      <ul className={classes.rows}>
        {data.goals.map((goal) => (
          <li key={goal.id}>
            <button
              type="button"
              className="flex items-center gap-3 w-full min-h-13 px-0 py-2 border-0 bg-transparent text-inherit font-inherit text-start cursor-pointer hover:bg-s2"
              onClick={() => onOpen('week')}
            >
              <GoalFace goal={goal} />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-2">
        {missing && (
          <button type="button" className="text-link" onClick={() => onOpen('choose')}>
            {INVITATIONS[missing]}
          </button>
        )}
        <button type="button" className="text-link t2" onClick={() => onOpen('history')}>
          Past weeks
        </button>
      </div>
    </>
  );
}

/** Ring, name, state and progress, for rows of the panel and the history. */
export const GoalFace = ({ goal, note }: { goal: WeeklyGoal; note?: string }) => (
  <>
    <ProgressRing share={goal.share} />
    <span className="grid flex-1 gap-0.5 min-w-0">
      <span className={`${classes.top} flex items-start justify-between gap-2`}>
        <b>{formatGoalTitle(goal)}</b>
        <GoalTag state={goal.state} />
      </span>
      <span className="text-xs text-t3">
        {note === undefined ? formatGoalLine(goal) : `${note} · ${formatGoalLine(goal)}`}
      </span>
    </span>
  </>
);

function None({ onOpen, isRest }: { onOpen: (view: GoalsView) => void; isRest: boolean }) {
  return (
    <div className="grid justify-items-start gap-3 text-t2">
      <p>
        {isRest
          ? 'You’re taking this week off. Your streak is safe.'
          : 'One habit, one skill, one community goal. Small targets based on how you play now.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-2">
        <Button onClick={() => onOpen('choose')}>Choose a goal</Button>
        <button type="button" className="text-link t2" onClick={() => onOpen('history')}>
          Past weeks
        </button>
      </div>
    </div>
  );
}
