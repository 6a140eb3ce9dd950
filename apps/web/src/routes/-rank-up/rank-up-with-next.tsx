import type { ShellDialogProps } from '../../app/dialogs/dialog-host.tsx';
import { RankUpDialog } from '../../features/ranks/components/rank-up-dialog.tsx';
import { FirstOpportunity } from '../../features/scores/components/first-opportunity.tsx';
import { NextTargets } from '../../features/weekly-goals/components/goal-gains.tsx';

const MODES = { duel: 5, doubles: 10, standard: 15 } as const;

export default function RankUpWithNext(props: ShellDialogProps<'rankUp'>) {
  const mode = MODES[props.given.rankedMode];
  return (
    <RankUpDialog
      {...props}
      firstCase={<FirstOpportunity mode={mode} onLeave={props.onClose} />}
      targets={<NextTargets mode={mode} onLeave={props.onClose} />}
    />
  );
}
