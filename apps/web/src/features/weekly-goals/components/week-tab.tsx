import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { goalMetric } from '@datacoach/analysis/metadata';
import type { WeeklyGoal, WeeklyGoals } from '@datacoach/contract';
import { Button, Checkbox } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton, TextLink } from '../../../shared/ui/text-button.tsx';
import { declareRest, dropGoal, easeGoal, goalMomentsQuery } from '../api/weekly-goals.ts';
import { DRILLS, formatGoalText, formatGoalTitle, formatGoalValue, KIND_LABELS } from '../text/goal-text.ts';
import classes from '../weekly-goals.module.css';
import { GoalFace } from './goals-panel.tsx';
import { GoalTag, ProgressRing } from './progress-ring.tsx';

export function WeekTab({ data, onChoose }: { data: WeeklyGoals; onChoose: () => void }) {
  return (
    <>
      <p className="pt-3 text-t2">
        {data.streak === 0
          ? 'Your streak starts the first week you meet a goal.'
          : `${counted(data.streak, 'week')} in a row with a goal met.`}
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
      <p className="t2">
        In a rest week, goals you meet still count and goals you miss don’t. Your streak is safe.
      </p>
      <Checkbox
        label="This week"
        description={
          thisWeek.canRest || thisWeek.isRest
            ? undefined
            : 'You’ve already played enough games for this week to count.'
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

function GoalCard({ goal, onChange }: { goal: WeeklyGoal; onChange: () => void }) {
  const title = formatGoalTitle(goal);
  return (
    <article className={`${classes.card} grid grid-cols-1 gap-3 py-4`} aria-label={title}>
      <header className="flex items-start gap-4 max-md:gap-3">
        <ProgressRing share={goal.share} size={56} />
        <div className="flex-1 min-w-0">
          <p className="s12 t3">
            {KIND_LABELS[goal.kind]} · {formatMode(goal.mode)}
            {goal.isEased && ' · easier target'}
          </p>
          <h3 className="text-base text-t1 font-stretch-106% text-balance">{title}</h3>
          <p className="t2">{formatGoalText(goal)}</p>
        </div>
        <GoalTag state={goal.state} />
      </header>
      <Facts goal={goal} />
      {goal.easierTarget !== null && <EasierTarget goal={goal} target={goal.easierTarget} />}
      {goal.games > 0 && (
        <section>
          <h4 className="text-xs mt-0 mx-0 mb-1 text-t2 font-semibold">Clips that counted</h4>
          <GoalMoments goalId={goal.id} title={title} />
        </section>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <span className="t3">Drill </span>
          <TextLink to="/training-plans" search={{ view: 'plans', mode: goal.mode }}>
            {DRILLS[goal.metric]}
          </TextLink>
        </span>
        {(goal.state === 'upcoming' || new Date(goal.endsAt) > new Date()) && (
          <Leave goal={goal} title={title} onChange={onChange} />
        )}
      </footer>
    </article>
  );
}

function Facts({ goal }: { goal: WeeklyGoal }) {
  const metric = goalMetric(goal.metric);
  const { best } = goal;
  const isTotal = metric.measure === 'total';
  return (
    <dl className={`${classes.facts} grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-x-4 gap-y-2`}>
      <div>
        <dt>{isTotal ? 'Games' : 'So far'}</dt>
        <dd className="num">
          {isTotal
            ? `${goal.games} of ${formatNumber(goal.target)}`
            : goal.value === null
              ? '–'
              : formatGoalValue(metric, goal.value)}
        </dd>
      </div>
      <div>
        <dt>{isTotal ? 'Days' : 'Games counted'}</dt>
        <dd className="num">
          {isTotal
            ? `${goal.days}${goal.targetDays === null ? '' : ` of ${goal.targetDays}`}`
            : `${goal.games} of at least ${goal.minimumGames}`}
        </dd>
      </div>
      {goal.base !== null && (
        <div>
          <dt>Previous four weeks</dt>
          <dd className="num">{formatGoalValue(metric, goal.base)}</dd>
        </div>
      )}
      {best && (
        <div>
          <dt>Best game</dt>
          <dd>
            <TextLink to="/match/$matchId" params={{ matchId: best.matchId }}>
              {best.value !== null && <span className="num">{formatGoalValue(metric, best.value)}, </span>}
              {best.map}, {formatShortDate(best.playedAt)}
            </TextLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

function EasierTarget({ goal, target }: { goal: WeeklyGoal; target: number }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => easeGoal(goal.id) });
  const metric = goalMetric(goal.metric);
  return (
    <div className="grid justify-items-start gap-2 p-3 rounded-2 bg-s2 text-t2">
      <p>
        You missed the last two weeks. Try a smaller step:{' '}
        <b className="num">{formatGoalValue(metric, target)}</b>, halfway from where you are now.
      </p>
      <FailureMessage error={error} />
      <TextButton label="Use the easier target" size="xs" loading={isPending} onClick={() => mutate()} />
    </div>
  );
}

function Leave({ goal, title, onChange }: { goal: WeeklyGoal; title: string; onChange: () => void }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => dropGoal(goal.id) });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FailureMessage error={error} />
      {asking ? (
        <>
          <span className="s12 t2">You’ll lose this week’s progress on it. Past weeks stay.</span>
          <TextButton label="Drop it" size="xs" loading={isPending} onClick={() => mutate()} data-autofocus />
          <TextButton label="Keep goal" size="xs" onClick={() => setAsking(false)} />
        </>
      ) : (
        <>
          <TextButton label="Change" size="xs" aria-label={`Change ${title}`} onClick={onChange} />
          <TextButton label="Drop" size="xs" aria-label={`Drop ${title}`} onClick={() => setAsking(true)} />
        </>
      )}
    </div>
  );
}

/** Three moments that counted, from the best games; each plays in the viewer. */
function GoalMoments({ goalId, title }: { goalId: string; title: string }) {
  const query = useQuery(goalMomentsQuery(goalId));
  const { data } = query;
  if (query.error || !data) {
    return <Pending query={query} height={134} label="Loading clips…" what="the clips" />;
  }
  if (data.items.length === 0) return <p className="text-t2">No clips in these games.</p>;
  return (
    <ul className={classes.moments} aria-label={`Clips that counted for ${title}`}>
      {data.items.map(({ id, matchId, player, label, time, clock, playedAt, map }) => (
        <li key={id}>
          <Link
            to="/match/$matchId/viewer"
            params={{ matchId }}
            search={toClipSearch({ time, player })}
            className={`${classes.moment} hover:bg-s2 grid grid-cols-[44px_minmax(0,1fr)_auto] gap-3 items-center min-h-11 px-0 py-1`}
          >
            <b className="num">{formatClockTime(clock)}</b>
            <span>
              {label}
              <small>
                {map} · {formatShortDate(playedAt)}
              </small>
            </span>
            <IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
