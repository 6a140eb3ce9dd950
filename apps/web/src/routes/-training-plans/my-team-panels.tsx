import { MyHomeworkPanel } from '../../features/coach-room/components/my-homework-panel.tsx';
import { MyEventsPanel } from '../../features/team/components/my-events-panel.tsx';

/** What the player's team has for them. */
export function MyTeamPanels() {
  return (
    <div className="grid gap-4 mb-4 empty:hidden">
      <MyEventsPanel />
      <MyHomeworkPanel />
    </div>
  );
}
