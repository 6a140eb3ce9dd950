import { Button, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getFailureMessage } from '../../../app/api/failure.ts';
import type { ModeCode } from '../../../shared/format/mode.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import tabs from '../../../shared/ui/ui.module.css';
import { GOALS_VIEWS, type GoalsView, weeklyGoalsQuery } from '../api/weekly-goals.ts';
import { ChooseTab } from './choose-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { WeekTab } from './week-tab.tsx';

interface GoalsDrawerProps {
  /** Null when closed. */
  view: GoalsView | null;
  /** Mode in which new goals are shown first. */
  mode: ModeCode;
  onView: (view: GoalsView | null) => void;
  /** Called when a goal was chosen. */
  onChosen: () => void;
}

/** Everything about weekly goals, next to the dashboard; the URL stores the open tab. */
export default function GoalsDrawer({ view, mode, onView, onChosen }: GoalsDrawerProps) {
  const goals = useQuery({ ...weeklyGoalsQuery, enabled: view !== null });
  const { data, error } = goals;
  return (
    <SideDrawer opened={view !== null} onClose={() => onView(null)} title="Weekly Goals" width="work">
      <Tabs
        value={view ?? 'week'}
        onChange={(next) => onView(GOALS_VIEWS.find((known) => known === next) ?? 'week')}
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
      >
        <Tabs.List aria-label="Weekly goals">
          <Tabs.Tab value="week">This week</Tabs.Tab>
          <Tabs.Tab value="choose">Choose</Tabs.Tab>
          <Tabs.Tab value="history">History</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="history">
          <HistoryTab />
        </Tabs.Panel>
        {(['week', 'choose'] as const).map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            {data ? (
              tab === 'week' ? (
                <WeekTab data={data} onChoose={() => onView('choose')} />
              ) : (
                <ChooseTab
                  data={data}
                  mode={data.goals[0]?.mode ?? mode}
                  onChosen={() => {
                    onChosen();
                    onView('week');
                  }}
                />
              )
            ) : error ? (
              <div role="alert" className="grid justify-items-start gap-2 py-3 text-t2">
                <p>We couldn’t load your goals. {getFailureMessage(error)}</p>
                <Button size="xs" onClick={() => void goals.refetch()}>
                  Try again
                </Button>
              </div>
            ) : (
              <Skeleton height={320} mt={12} role="status" aria-label="Loading your goals…" />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </SideDrawer>
  );
}
