import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { goalMetric } from '@datacoach/analysis/metadata';
import type { PlanVerdict, PlayerHomework } from '@datacoach/contract';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate, startOfDay } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMetricValue, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton, TextLink } from '../../../shared/ui/text-button.tsx';
import { deleteHomework, teamHomeworkQuery } from '../api/coach-room.ts';
import classes from '../coach-room.module.css';

const VERDICTS: Readonly<Record<PlanVerdict['verdict'], string>> = {
  fixed: 'fixed',
  better: 'better',
  noChange: 'no change',
  tooEarly: 'too early to tell',
};

const STATES: Readonly<Record<PlayerHomework['goals'][number]['state'], string>> = {
  upcoming: 'starts Monday',
  notStarted: 'not started',
  onTrack: 'on track',
  behind: 'behind',
  achieved: 'achieved',
  missed: 'missed',
  void: 'not counted',
};

/** Formats "Week 1, Double commits: better so far, 2.6 to 1.9". */
export function describeVerdict(check: PlanVerdict): string {
  const { week, label, verdict, isDecided, before, after } = check;
  const facts = getMetricFacts(check);
  const formatValue = (value: number) => formatMetricValue(facts, value);
  const stats =
    after === null
      ? ''
      : before === null
        ? `, now ${formatValue(after)}`
        : `, ${formatValue(before)} to ${formatValue(after)}`;
  const isOpen = !isDecided && verdict !== 'tooEarly';
  return `Week ${week}, ${label}: ${VERDICTS[verdict]}${isOpen ? ' so far' : ''}${stats}`;
}

/** Formats "7 Doubles games on 3 days: on track". */
export const describeGoal = (goal: PlayerHomework['goals'][number]): string =>
  `${formatGoalName(goal)}: ${STATES[goal.state]}`;

type NamedGoal = Pick<
  PlayerHomework['goals'][number],
  'title' | 'metric' | 'mode' | 'target' | 'targetDays' | 'direction'
>;

function formatGoalName({ title, metric: code, mode, target, targetDays, direction }: NamedGoal): string {
  if (title !== null) return title;
  const metric = goalMetric(code);
  if (metric.measure === 'total') {
    const games = counted(target, `${formatMode(mode)} game`);
    return targetDays === null ? games : `${games} on ${counted(targetDays, 'day')}`;
  }
  const limit = direction === 'atLeast' ? '' : 'under ';
  return `${metric.label} ${limit}${formatNumber(target, metric.decimals)} ${metric.unit}`;
}

/** "Week 2 of 4, 3 of 5 sessions" */
const formatPlanProgress = ({
  week,
  weeks,
  sessions,
  sessionsDone,
}: NonNullable<PlayerHomework['plan']>): string =>
  `Week ${week} of ${weeks}, ${sessionsDone} of ${sessions} sessions`;

export function HomeworkPanel({ onAssign }: { onAssign: () => void }) {
  const query = useQuery(teamHomeworkQuery);
  const { data, error } = query;
  return (
    <Panel
      title="Training and goals"
      aside={<TextButton label="Set homework" size="xs" onClick={onAssign} />}
    >
      {error || !data ? (
        <Pending query={query} height={120} label="Loading training…" />
      ) : (
        <ul className="grid">
          {data.map((player) => (
            <li
              className="py-2.5 border-t border-t-line wrap-anywhere first:pt-0 first:border-t-0"
              key={player.playerId}
            >
              <b>{player.userName}</b>
              <PlayerTraining player={player} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function PlayerTraining({ player: { plan, goals, moments, tasks } }: { player: PlayerHomework }) {
  if (!plan && goals.length + moments.length + tasks.length === 0)
    return <p className="s12 t3">No training plan or goal yet.</p>;
  return (
    <div className="grid gap-0.5">
      {plan && (
        <>
          <p>
            {plan.title}
            <span className="t3"> {plan.isRunning ? formatPlanProgress(plan) : 'completed'}</span>
            {plan.isOwn && (
              <span className="text-xs ml-2 px-1.5 rounded-[4px] bg-s3 text-t2">set by you</span>
            )}
          </p>
          {plan.isRunning && plan.theme && <p className="s12 t2">This week: {plan.theme}</p>}
          {plan.verdicts.map((check) => (
            <p key={check.week} className={`${classes.verdict} text-xs text-t2`} data-verdict={check.verdict}>
              {describeVerdict(check)}
            </p>
          ))}
        </>
      )}
      {goals.map((goal) => (
        <p key={goal.id} className="s12 t2">
          Goal: {describeGoal(goal)}
          {goal.isOwn && <span className="text-xs ml-2 px-1.5 rounded-[4px] bg-s3 text-t2">set by you</span>}
        </p>
      ))}
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} />
      ))}
      {moments.map(({ id, matchId, label, time, step, gaps }) => (
        <p key={id} className="s12 t2">
          Play to practice:{' '}
          <TextLink to="/admin/team-dashboard/match/$matchId" params={{ matchId }} search={{ t: time }}>
            {label}
          </TextLink>
          <span className="t3"> {step >= gaps ? 'learned' : `${step} of ${gaps} done right`}</span>
        </p>
      ))}
    </div>
  );
}

/** A task that the coach set, which they can delete. */
function TaskLine({ task: { id, title, dueOn, doneAt } }: { task: PlayerHomework['tasks'][number] }) {
  const { mutate, isPending } = useAction(() => deleteHomework(id));
  return (
    <p className="s12 t2 flex items-center gap-2">
      <span className="flex-auto">
        Task: {title}
        <span className="t3">{describeDue(dueOn, doneAt)}</span>
      </span>
      <ActionIcon
        size={28}
        disabled={isPending}
        aria-label={`Delete the task ${title}`}
        onClick={() => mutate()}
      >
        <IconX size={14} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </p>
  );
}

/** Formats ", done Nov 21" or ", due Nov 24". */
function describeDue(dueOn: string | null, doneAt: string | null): string {
  if (doneAt) return `, done ${formatShortDate(doneAt)}`;
  return dueOn ? `, due ${formatShortDate(startOfDay(dueOn))}` : '';
}
