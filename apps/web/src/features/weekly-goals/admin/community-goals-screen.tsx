import { counted } from '@datacoach/analysis/format-number';
import { goalMetric } from '@datacoach/analysis/metadata';
import { type CommunityGoal, TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { withNotes } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { communityGoalsQuery, deleteCommunityGoal } from '../api/community-goals.ts';
import { describeGoalReward } from '../words/goal-words.ts';
import { CommunityGoalForm } from './community-goal-form.tsx';

const FRAMES = [
  { frame: TIME_FRAMES.onGoing, label: 'Running', none: 'No goals running this week' },
  { frame: TIME_FRAMES.future, label: 'Upcoming', none: 'No goals planned' },
  { frame: TIME_FRAMES.past, label: 'Past', none: 'No past goals' },
] as const;

export function CommunityGoalsScreen() {
  const [frame, setFrame] = useState<TimeFrame>(TIME_FRAMES.onGoing);
  const [page, setPage] = useState(0);
  return (
    <AdminList
      module="WeeklyGoals"
      query={useQuery(communityGoalsQuery(frame, page))}
      of="goals"
      caption="Community goals"
      height={240}
      columns={COLUMNS}
      nameOf={({ title }) => title}
      onPage={setPage}
      empty={{
        title: FRAMES.find((row) => row.frame === frame)!.none,
        words:
          'Players pick it alongside their own habit and skill goals. Weeks start Monday in each player’s time zone.',
      }}
      edit={{
        create: 'New goal',
        form: (goal, onClose) => <CommunityGoalForm goal={goal} onClose={onClose} />,
      }}
      remove={{
        noun: 'goal',
        title: ({ title }) => `Delete ${title}?`,
        run: ({ id }) => deleteCommunityGoal(id),
        words: ({ players }) =>
          `No one can join it anymore. ${counted(players, 'player')} already in finish the current week. Results and badges stay.`,
      }}
      frame={(create, list) => (
        <>
          <PageHead
            title="Weekly Goals"
            subtitle="Community goals: one stat, targets by rank and mode, full weeks"
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
                {create}
              </>
            }
          />
          {list}
        </>
      )}
    />
  );
}

const when = (date: string) => formatShortDate(`${date}T12:00:00`);

const COLUMNS: readonly Column<CommunityGoal>[] = [
  {
    head: 'Goal',
    isRowHead: true,
    cell: (goal) => {
      const { title, badge, reward, version } = goal;
      return withNotes(
        title,
        [
          badge === null ? null : `badge ${badge}`,
          reward === null ? null : describeGoalReward(reward),
          goal.plans.length === 0 ? 'all plans' : goal.plans.join(', '),
          `version ${version}${goal.createdBy === null ? '' : ` by ${goal.createdBy}`}`,
        ]
          .filter(Boolean)
          .join(' · '),
      );
    },
  },
  {
    head: 'Stat',
    cell: ({ metric, direction, targets }) =>
      withNotes(
        goalMetric(metric).label,
        `${direction === 'atLeast' ? 'at least' : 'at most'} ${targets.map(({ target }) => target).join(', ')}`,
      ),
  },
  {
    head: 'Weeks',
    cell: ({ startsOn, endsOn }) => (
      <>
        {when(startsOn)} to {when(endsOn)}
      </>
    ),
  },
  {
    head: 'Joined',
    cell: (goal) => withNotes(counted(goal.players, 'player'), `${counted(goal.achieved, 'week')} achieved`),
  },
];
