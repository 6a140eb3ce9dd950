import { counted } from '@datacoach/analysis/format-number';
import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import type { HomeworkPlan, TeamBoard } from '@datacoach/contract';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { LongTextField } from '../../../app/entity-form/entity-form.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { getLocalDay } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { assignHomework, homeworkChoicesQuery } from '../api/coach-room.ts';
import classes from '../coach-room.module.css';

export interface Assignment {
  players: readonly string[];
  /** Metric whose plans are listed first; null for any. */
  metric: string | null;
}

interface AssignDialogProps {
  opened: boolean;
  onClose: () => void;
  board: TeamBoard;
  given: Assignment;
}

const KINDS = [
  { value: 'plan', label: 'Training plan' },
  { value: 'goal', label: 'Weekly goal' },
  { value: 'task', label: 'Task' },
] as const;

/** Assigns a plan, a goal or a task to one player, several, or all. */
export default function AssignDialog({ opened, onClose, board, given }: AssignDialogProps) {
  const { mode, members } = board;
  const [players, setPlayers] = useState<readonly string[]>(given.players);
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('plan');
  const [planId, setPlanId] = useState('');
  const [goal, setGoal] = useState<string>(String(GOAL_METRICS[0]!.code));
  const [task, setTask] = useState({ title: '', text: '', dueOn: '' });
  const choices = useQuery({ ...homeworkChoicesQuery(mode), enabled: opened });
  const plans = sortPlans(choices.data?.plans ?? [], given.metric);
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const set = useMutation({
    mutationFn: assignHomework,
    onSuccess: ({ results }) => {
      const done = results.filter(({ isDone }) => isDone).length;
      if (done === 0) return;
      showToast({
        kind: 'done',
        message: `Homework assigned to ${counted(done, 'player')}`,
        stays: 'invitation',
      });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const metric = GOAL_METRICS.find(({ code }) => String(code) === goal)!.code;
    if (kind === 'plan' && !plan) return;
    set.mutate({
      playerIds: [...players],
      mode,
      homework:
        kind === 'plan'
          ? { kind, planId: plan!.id }
          : kind === 'goal'
            ? { kind, metric }
            : { kind, ...task, dueOn: task.dueOn || null },
    });
  }
  const all = members.map(({ playerId }) => playerId);
  return (
    <Dialog opened={opened} onClose={onClose} title="Set homework" size={560}>
      {set.data ? (
        <div className={`${classes.form} grid gap-3.5 justify-items-start`}>
          <p>
            <b>{set.data.title}</b>
          </p>
          <ul className="grid gap-1.5" aria-label="Result">
            {set.data.results.map(({ playerId, userName, isDone, words }) => (
              <li key={playerId}>
                <b>{userName}</b> {isDone ? 'got it.' : 'didn’t get it.'} {words}
              </li>
            ))}
          </ul>
          <TextButton label="Done" variant="filled" onClick={onClose} />
        </div>
      ) : (
        <form className={`${classes.form} grid gap-3.5 justify-items-start`} onSubmit={submit} noValidate>
          <fieldset className="flex flex-wrap gap-x-4 gap-y-2 m-0 p-0 border-0">
            <legend className="text-xs w-full pt-0 px-0 pb-1.5 text-t2">Players</legend>
            <Checkbox
              label="All"
              checked={players.length === all.length}
              indeterminate={players.length > 0 && players.length < all.length}
              onChange={(event) => setPlayers(event.currentTarget.checked ? all : [])}
            />
            {members.map(({ playerId, userName }) => (
              <Checkbox
                key={playerId}
                label={userName}
                checked={players.includes(playerId)}
                onChange={(event) =>
                  setPlayers(
                    event.currentTarget.checked
                      ? [...players, playerId]
                      : players.filter((id) => id !== playerId),
                  )
                }
              />
            ))}
          </fieldset>
          <Segmented label="Homework type" value={kind} choices={KINDS} onChange={setKind} />
          {kind === 'plan' ? (
            <>
              <NativeSelect
                label={`Training plan, ${formatMode(mode)}`}
                {...getInputProps(plan?.id ?? '', setPlanId)}
                data={plans.map(({ id, title, metrics }) => ({
                  value: id,
                  label:
                    given.metric !== null && metrics.includes(given.metric) ? `${title} (fits best)` : title,
                }))}
              />
              {plan && (
                <>
                  <p className="s12 t2">
                    {plan.summary} {plan.weeks} weeks, {plan.minutesPerDay} minutes a day.
                  </p>
                  <p className="s12 t3">
                    Starts today. Any current plan is paused; the player can resume it later.
                  </p>
                </>
              )}
              {choices.data && !plan && (
                <p className="s12 t2">Your plan doesn’t include a training plan for this mode.</p>
              )}
            </>
          ) : kind === 'task' ? (
            <>
              <TextInput
                className="w-full"
                label="What to do"
                {...getInputProps(task.title, (title) => setTask({ ...task, title }))}
                maxLength={120}
              />
              <LongTextField
                className="w-full"
                label="Details"
                value={task.text}
                maxLength={2000}
                onChange={({ currentTarget: { value: text } }) => setTask({ ...task, text })}
              />
              <TextInput
                type="date"
                label="Due"
                description="Leave empty for no due date"
                min={getLocalDay(new Date())}
                {...getInputProps(task.dueOn, (dueOn) => setTask({ ...task, dueOn }))}
              />
            </>
          ) : (
            <>
              <NativeSelect
                label={`Weekly goal, ${formatMode(mode)}`}
                {...getInputProps(goal, setGoal)}
                data={GOAL_METRICS.map(({ code, label }) => ({ value: String(code), label }))}
              />
              <p className="s12 t3">
                Each player gets a personal target based on their last four weeks. If they already have this
                goal, it starts next Monday.
              </p>
            </>
          )}
          <FormMessage>
            {(set.error ?? choices.error) && getFailureMessage(set.error ?? choices.error)}
          </FormMessage>
          <TextButton
            label={`Assign to ${counted(players.length, 'player')}`}
            type="submit"
            variant="filled"
            disabled={
              players.length === 0 ||
              (kind === 'plan' && !plan) ||
              (kind === 'task' && task.title.trim() === '')
            }
            loading={set.isPending}
          />
        </form>
      )}
    </Dialog>
  );
}

/** Sorts plans that train the metric first, otherwise keeping the order. */
function sortPlans(plans: readonly HomeworkPlan[], metric: string | null): HomeworkPlan[] {
  const getFitRank = ({ metrics }: HomeworkPlan) => Number(metric !== null && metrics.includes(metric));
  return plans.toSorted((a, b) => getFitRank(b) - getFitRank(a));
}
