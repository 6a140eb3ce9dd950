import type { WeeklyGoals } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import type { ModeCode } from '../../../shared/format/mode.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { type GoalsView, weeklyGoalsQuery } from '../api/weekly-goals.ts';
import { ChooseTab } from './choose-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { WeekTab } from './week-tab.tsx';

interface GoalsDrawerProps {
  view: GoalsView | null;
  mode: ModeCode;
  onView: (view: GoalsView | null) => void;
  onChosen: () => void;
}

const LABELS = { week: 'This week', choose: 'Choose', history: 'History' } as const;

/** Everything about weekly goals, next to the dashboard; the URL stores the open tab. */
export default function GoalsDrawer({ view, mode, onView, onChosen }: GoalsDrawerProps) {
  const goals = useQuery({ ...weeklyGoalsQuery, enabled: view !== null });
  const { data, error } = goals;
  const render = (tab: (data: WeeklyGoals) => ReactNode) =>
    data ? (
      tab(data)
    ) : error ? (
      <div role="alert" className="grid justify-items-start gap-2 py-3 text-t2">
        <p>We couldn’t load your goals. {getFailureMessage(error)}</p>
        <TextButton label="Try again" size="xs" onClick={() => void goals.refetch()} />
      </div>
    ) : (
      <Skeleton height={320} mt={12} role="status" aria-label="Loading your goals…" />
    );
  return (
    <SideDrawer opened={view !== null} onClose={() => onView(null)} title="Weekly Goals" width="work">
      <TabPages
        label="Weekly goals"
        labels={LABELS}
        value={view ?? 'week'}
        onChange={onView}
        pages={{
          week: render((known) => <WeekTab data={known} onChoose={() => onView('choose')} />),
          choose: render((known) => (
            <ChooseTab
              data={known}
              mode={known.goals[0]?.mode ?? mode}
              onChosen={() => {
                onChosen();
                onView('week');
              }}
            />
          )),
          history: <HistoryTab />,
        }}
      />
    </SideDrawer>
  );
}
