import { goalMetric } from '@datacoach/analysis/metadata';
import { type CommunityGoal, TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { RowActions } from '../../../app/lists/row-actions.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { communityGoalsQuery, deleteCommunityGoal } from '../api/community-goals.ts';
import { goalRewardWords } from '../words/goal-words.ts';
import { CommunityGoalForm } from './community-goal-form.tsx';

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
      <Answer query={goals} what="The goals" height={240}>
        {(list) =>
          list.items.length === 0 ? (
            <StatePanel title={FRAMES.find((row) => row.frame === frame)!.none}>
              Players choose it beside a habit and a skill of their own. Its weeks begin on Mondays, where
              each player lives.
            </StatePanel>
          ) : (
            <Goals
              items={list.items}
              onEdit={permits('WeeklyGoals', 'Edit') ? setEdited : null}
              onDelete={permits('WeeklyGoals', 'Delete') ? setDeleted : null}
            />
          )
        }
      </Answer>
      {data && <PagesNav label="Pages of goals" page={data} onChange={setPage} />}
      {edited !== null && (
        <CommunityGoalForm goal={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted !== null && (
        <DeleteDialog
          title={`Delete ${deleted.title}?`}
          onDelete={() => deleteCommunityGoal(deleted.id)}
          onClose={() => setDeleted(null)}
        >
          Nobody can take it any more. {plural(deleted.players, 'player')} who did play the running week to
          its end; results and badges stay.
        </DeleteDialog>
      )}
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
          const { id, title, metric, direction, targets, startsOn, endsOn, badge, reward, version } = goal;
          return (
            <tr key={id}>
              <th scope="row">
                {title}
                <small>
                  {[
                    badge === null ? null : `badge ${badge}`,
                    reward === null ? null : goalRewardWords(reward),
                    goal.plans.length === 0 ? 'all plans' : goal.plans.join(', '),
                    `version ${version}${goal.createdBy === null ? '' : ` by ${goal.createdBy}`}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </th>
              <td data-label="Number">
                {goalMetric(metric).label}
                <small>
                  {direction === 'atLeast' ? 'at least' : 'at most'}{' '}
                  {targets.map(({ target }) => target).join(', ')}
                </small>
              </td>
              <td data-label="Weeks">
                {when(startsOn)} to {when(endsOn)}
              </td>
              <td data-label="Taken">
                {plural(goal.players, 'player')}
                <small>{plural(goal.achieved, 'week')} achieved</small>
              </td>
              <RowActions item={goal} name={title} onEdit={onEdit} onDelete={onDelete} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
