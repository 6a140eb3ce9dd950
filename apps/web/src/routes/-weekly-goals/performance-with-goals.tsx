import { useQuery } from '@tanstack/react-query';
import type { ShellDialogProps } from '../../app/dialogs/dialog-host.tsx';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { ShareMatch } from '../../features/replays/components/share-match.tsx';
import { PerformanceDialog } from '../../features/scores/performance/performance-dialog.tsx';
import { GoalGains } from '../../features/weekly-goals/components/goal-gains.tsx';

export default function PerformanceWithGoals(props: ShellDialogProps<'performance'>) {
  const { matchId } = props.given;
  return (
    <PerformanceDialog
      {...props}
      weeklyGoals={<GoalGains matchId={matchId} />}
      sharing={<Sharing matchId={matchId} />}
    />
  );
}

/** Only for own uploads: a teammate's shared match is theirs to share. */
function Sharing({ matchId }: { matchId: string }) {
  const { data, refetch } = useQuery(matchQuery(matchId));
  if (!data?.replayId || !data.sharing) return null;
  return (
    <ShareMatch upload={{ replayId: data.replayId, ...data.sharing }} onChanged={() => void refetch()} />
  );
}
