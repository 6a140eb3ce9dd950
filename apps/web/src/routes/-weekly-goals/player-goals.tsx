import { lazy, Suspense, useState } from 'react';
import { tickChecklist } from '../../features/get-started/api/get-started.ts';
import type { GoalsView } from '../../features/weekly-goals/address/goals-search.ts';
import { GoalsPanel } from '../../features/weekly-goals/components/goals-panel.tsx';
import type { GoalMode } from '../../features/weekly-goals/words/goal-words.ts';

const GoalsDrawer = lazy(() => import('../../features/weekly-goals/components/goals-drawer.tsx'));

interface PlayerGoalsProps {
  view: GoalsView | null;
  mode: GoalMode;
  onView: (view: GoalsView | null) => void;
}

/** The goals' panel, and the drawer that the address opens. A goal that is chosen ticks the first steps. */
export function PlayerGoals({ view, mode, onView }: PlayerGoalsProps) {
  // Stays mounted once it was open, so that it can fade out.
  const [wasOpen, setWasOpen] = useState(view !== null);
  if (view !== null && !wasOpen) setWasOpen(true);
  return (
    <>
      <GoalsPanel onOpen={onView} />
      {wasOpen && (
        <Suspense>
          <GoalsDrawer
            view={view}
            mode={mode}
            onView={onView}
            onChosen={() => void tickChecklist('set-goal').catch(() => undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
