import type { ShellDialogProps } from '../../app/dialogs/dialog-host.tsx';
import PerformanceDialog from '../../features/scores/performance/performance-dialog.tsx';
import { GoalGains } from '../../features/weekly-goals/components/goal-gains.tsx';

/** A game at a glance, with what it did to the week's goals. */
export default function PerformanceWithGoals(props: ShellDialogProps<'performance'>) {
  return <PerformanceDialog {...props} weeklyGoals={<GoalGains matchId={props.given.matchId} />} />;
}
