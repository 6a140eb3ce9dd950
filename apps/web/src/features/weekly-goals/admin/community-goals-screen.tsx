import { goalMetric } from '@datacoach/analysis/metadata';
import { type CommunityGoal, TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { communityGoalsQuery, deleteCommunityGoal } from '../api/community-goals.ts';
import { CommunityGoalForm } from './community-goal-form.tsx';
import classes from './community-goals-screen.module.css';

const FRAMES = [
  { frame: TIME_FRAMES.onGoing, label: 'Running', none: 'No goal runs this week' },
  { frame: TIME_FRAMES.future, label: 'Coming', none: 'No goal is planned' },
  { frame: TIME_FRAMES.past, label: 'Past', none: 'No goal has ended yet' },
] as const;

/** Goals that administrators set for all. */
export function CommunityGoalsScreen() {
  const permits = usePermits();
  const [frame, setFrame] = useState<TimeFrame>(TIME_FRAMES.onGoing);
  const [page, setPage] = useState(0);
  const [edited, setEdited] = useState<CommunityGoal | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CommunityGoal | null>(null);
  const goals = useQuery(communityGoalsQuery(frame, page));
  const { data } = goals;
  const pages = data ? Math.ceil(data.total / data.pageSize) : 0;
  const mayCreate = permits('WeeklyGoals', 'Create');
  return (
    <>
      <PageHead
        title="Weekly Goals"
        subtitle="goals of the community: one number, a target for each rank and mode, whole weeks"
        actions={
          <>
            <Segmented
              label="Time frame"
              value={String(frame)}
              choices={FRAMES.map((row) => ({ value: String(row.frame), label: row.label }))}
              onChange={(value) => {
                setFrame(Number(value) as TimeFrame);
                setPage(0);
              }}
            />
            {mayCreate && (
              <Button variant="filled" onClick={() => setEdited('new')}>
                New goal
              </Button>
            )}
          </>
        }
      />
      {data ? (
        data.items.length === 0 ? (
          <StatePanel title={FRAMES.find((row) => row.frame === frame)!.none}>
            Players choose it beside a habit and a skill of their own. Its weeks begin on Mondays, where each
            player lives.
          </StatePanel>
        ) : (
          <Goals
            items={data.items}
            onEdit={permits('WeeklyGoals', 'Edit') ? setEdited : null}
            onDelete={permits('WeeklyGoals', 'Delete') ? setDeleted : null}
          />
        )
      ) : goals.error ? (
        <StatePanel
          title="The goals did not arrive"
          actions={<Button onClick={() => void goals.refetch()}>Try again</Button>}
        >
          {failureSentence(goals.error)}
        </StatePanel>
      ) : (
        <Skeleton height={240} role="status" aria-label="The goals load" />
      )}
      {pages > 1 && (
        <nav className={classes.pages} aria-label="Pages of goals">
          <Button size="xs" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Back
          </Button>
          <span className="num">
            {page + 1} of {pages}
          </span>
          <Button size="xs" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
      {edited !== null && (
        <CommunityGoalForm goal={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted !== null && <DeleteDialog goal={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const when = (date: string) => formatShortDate(new Date(`${date}T12:00:00`));

interface GoalsProps {
  items: readonly CommunityGoal[];
  /** Null where the permissions do not allow it. */
  onEdit: ((goal: CommunityGoal) => void) | null;
  onDelete: ((goal: CommunityGoal) => void) | null;
}

function Goals({ items, onEdit, onDelete }: GoalsProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">Community goals</caption>
      <thead>
        <tr>
          <th scope="col">Goal</th>
          <th scope="col">Number</th>
          <th scope="col">Weeks</th>
          <th scope="col">Taken</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((goal) => {
          const { id, title, metric, direction, targets, startsOn, endsOn, badge, version } = goal;
          return (
            <tr key={id}>
              <th scope="row">
                {title}
                <small>
                  {[
                    badge === null ? null : `badge ${badge}`,
                    goal.plans.length === 0 ? 'all plans' : goal.plans.join(', '),
                    `version ${version}${goal.createdBy === null ? '' : ` by ${goal.createdBy}`}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </th>
              <td>
                {goalMetric(metric).label}
                <small>
                  {direction === 'atLeast' ? 'at least' : 'at most'}{' '}
                  {targets.map(({ target }) => target).join(', ')}
                </small>
              </td>
              <td>
                {when(startsOn)} to {when(endsOn)}
              </td>
              <td>
                {plural(goal.players, 'player')}
                <small>{plural(goal.achieved, 'week')} achieved</small>
              </td>
              <td className={classes.actions}>
                {onEdit && (
                  <Button size="xs" aria-label={`Edit ${title}`} onClick={() => onEdit(goal)}>
                    Edit
                  </Button>
                )}
                {onDelete && (
                  <Button size="xs" aria-label={`Delete ${title}`} onClick={() => onDelete(goal)}>
                    Delete
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function DeleteDialog({ goal, onClose }: { goal: CommunityGoal; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteCommunityGoal(goal.id),
    onSuccess: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`Delete ${goal.title}?`} closeLabel="Close">
      <p className="t2">
        Nobody can take it any more. {plural(goal.players, 'player')} who did play the running week to its
        end; results and badges stay.
      </p>
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      <div className={classes.buttons}>
        <Button variant="filled" loading={isPending} onClick={() => mutate()} data-autofocus>
          Delete it
        </Button>
        <Button onClick={onClose}>Keep</Button>
      </div>
    </Dialog>
  );
}
