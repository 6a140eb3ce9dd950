import { lazy, Suspense, useState } from 'react';
import { tickChecklist } from '../../features/get-started/api/get-started.ts';
import type { GoalsView } from '../../features/weekly-goals/api/weekly-goals.ts';
import type { ModeCode } from '../../shared/format/mode.ts';

const GoalsDrawer = lazy(() => import('../../features/weekly-goals/components/goals-drawer.tsx'));

interface PlayerGoalsDrawerProps {
  view: GoalsView | null;
  mode: ModeCode;
  onView: (view: GoalsView | null) => void;
}

/** The goals drawer, loaded when first opened. Choosing a goal checks off a first step. */
export function PlayerGoalsDrawer({ view, mode, onView }: PlayerGoalsDrawerProps) {
  // Stays mounted once opened so that it can fade out.
  const [wasOpen, setWasOpen] = useState(view !== null);
  if (view !== null && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <GoalsDrawer
          view={view}
          mode={mode}
          onView={onView}
          onChosen={() => void tickChecklist('set-goal').catch(() => undefined)}
        />
      </Suspense>
    )
  );
}
