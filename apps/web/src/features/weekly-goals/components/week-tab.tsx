import { counted } from '@datacoach/analysis/format-number';
import type { WeeklyGoals } from '@datacoach/contract';
import { Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { declareRest } from '../api/change-goals.ts';
import classes from '../weekly-goals.module.css';
import { GoalCard } from './goal-card.tsx';
import { GoalFace } from './goals-panel.tsx';

/** Current and pending goals, next week's goals, and rest weeks. */
export function WeekTab({ data, onChoose }: { data: WeeklyGoals; onChoose: () => void }) {
  return (
    <>
      <p className="pt-3 text-t2">
        {data.streak === 0
          ? 'Your streak starts with the first week you achieve a goal.'
          : `${counted(data.streak, 'week')} in a row with a goal achieved.`}
      </p>
      {data.goals.length === 0 ? (
        <StatePanel
          title={data.thisWeek.isRest ? 'Rest week' : 'No goal this week'}
          actions={<Button onClick={onChoose}>Choose a goal</Button>}
        >
          {data.thisWeek.isRest
            ? 'You’re taking this week off. Your streak is safe.'
            : 'Choose a goal to see your games, your best one and the clips that counted here.'}
        </StatePanel>
      ) : (
        data.goals.map((goal) => <GoalCard key={goal.id} goal={goal} onChange={onChoose} />)
      )}
      {data.waiting.length > 0 && (
        <section className="grid grid-cols-1 gap-2 py-4 border-t border-t-line">
          <h3>Last week, still open for late uploads</h3>
          <ul className={classes.weekTabRows}>
            {data.waiting.map((goal) => (
              <li key={goal.id}>
                <GoalFace goal={goal} note={`final on ${formatShortDate(goal.settlesAt)}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.upcoming.length > 0 && (
        <section className="grid grid-cols-1 gap-2 py-4 border-t border-t-line">
          <h3>Upcoming</h3>
          {data.upcoming.map((goal) => (
            <GoalCard key={goal.id} goal={goal} onChange={onChoose} />
          ))}
        </section>
      )}
      <Rest data={data} />
      {data.badges.length > 0 && (
        <section className="grid grid-cols-1 gap-2 py-4 border-t border-t-line">
          <h3>Badges</h3>
          <ul className="flex flex-wrap gap-2">
            {data.badges.map(({ name, goal, startsOn }) => (
              <li className="grid px-3 py-2 rounded-2 bg-s2" key={`${name} ${startsOn}`}>
                <b>{name}</b>
                <span className="s12 t3">
                  {goal}, week of {formatShortDate(`${startsOn}T12:00:00`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Rest({ data }: { data: WeeklyGoals }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ week, isRest }: { week: 'this' | 'next'; isRest: boolean }) => declareRest(week, isRest),
  });
  const { thisWeek, nextWeek } = data;
  // Show the checkbox change before the server answers.
  const isRest = (week: 'this' | 'next') =>
    isPending && variables.week === week ? variables.isRest : (week === 'this' ? thisWeek : nextWeek).isRest;
  return (
    <section className="grid grid-cols-1 gap-2 py-4 border-t border-t-line">
      <h3>Rest</h3>
      <p className="t2">In a rest week you can achieve goals but not miss them. Your streak is safe.</p>
      <Checkbox
        label="This week"
        description={
          thisWeek.canRest || thisWeek.isRest
            ? undefined
            : 'You’ve played enough games this week, so it counts.'
        }
        checked={isRest('this')}
        disabled={isPending || (!thisWeek.canRest && !thisWeek.isRest)}
        onChange={(event) => mutate({ week: 'this', isRest: event.currentTarget.checked })}
      />
      <Checkbox
        label={`Next week, from ${formatShortDate(`${nextWeek.startsOn}T12:00:00`)}`}
        checked={isRest('next')}
        disabled={isPending}
        onChange={(event) => mutate({ week: 'next', isRest: event.currentTarget.checked })}
      />
      <FailureMessage error={error} />
    </section>
  );
}
