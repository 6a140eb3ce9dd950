import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { RANK_MODES, rankLabel } from '../../../shared/ranks/rank-label.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { movedQuery } from '../api/moved-query.ts';
import { markRankUpSeen } from '../api/save-ranks.ts';
import { climbSentence } from '../rank-up/climb-sentence.ts';
import { nextRank } from '../rank-up/next-rank.ts';
import { MovedMetrics } from './moved-metrics.tsx';
import classes from './rank-up-dialog.module.css';

/** A rank has risen: from where, how long it took, what moved. Shown once a tier and season. */
export default function RankUpDialog({
  given,
  opened,
  onClose,
  firstCase,
  targets,
}: ShellDialogProps<'rankUp'> & {
  /** What the rank asks first. */
  firstCase: ReactNode;
  /** This week's targets on the way to the next. */
  targets: ReactNode;
}) {
  useSeen();
  const { data: moved } = useQuery(movedQuery(given));
  const mode = RANK_MODES.find((row) => row.mode === given.rankedMode)!.label;
  const next = nextRank(given.to);
  const climb = climbSentence(given);
  return (
    <Dialog opened={opened} onClose={onClose} title="Rank up" closeLabel="Close" size={420}>
      <div className="grid grid-cols-[1fr_48px_1.4fr] items-center pt-3 pb-4 text-center">
        <span className="grid justify-items-center gap-1">
          <RankEmblem rank={given.from} size={40} />
          <span className="s12 t3">{rankLabel(given.from)}</span>
        </span>
        <span className={classes.step} aria-hidden="true" />
        <span className={`${classes.to} grid justify-items-center gap-1`}>
          <RankEmblem rank={given.to} size={96} />
          <b className="text-xl font-stretch-112%">{rankLabel(given.to)}</b>
          <span className="t2">{mode}</span>
        </span>
      </div>
      {climb && <p className="text-t2 text-center">{climb}</p>}
      {moved && moved.length > 0 && <MovedMetrics moved={moved} since={given.since} />}
      <p className="flex items-center justify-center gap-1.5 mt-3">
        {next ? (
          <>
            <span className="t3">Next</span> <RankEmblem rank={next} size={20} /> {rankLabel(next)}
          </>
        ) : (
          'There is no higher rank.'
        )}
      </p>
      <div className="grid gap-2 pt-2 pb-4 text-pretty">
        {firstCase}
        {targets}
      </div>
      <div className="flex justify-end gap-2 mt-5">
        <Button onClick={() => void share(`${rankLabel(given.to)} in Rocket League ${mode}.`)}>Share</Button>
        <Button variant="filled" data-autofocus onClick={onClose}>
          Play on
        </Button>
      </div>
    </Dialog>
  );
}

/** Tells the server once that it is on screen. */
function useSeen(): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    // Not told: then it comes once more, which is no harm.
    markRankUpSeen().catch(() => undefined);
  }, []);
}

/** The device's own share sheet, or the clipboard. */
async function share(text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ text, url: location.origin });
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'done', message: 'Copied. Paste it wherever you like.' });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    showToast({ kind: 'failed', message: 'This browser does not let the page share or copy.' });
  }
}
