import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { ranksQuery } from '../../../app/session/account-queries.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank, RANK_MODES } from '../../../shared/ranks/rank-label.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { listRanks, saveRanks } from '../api/save-ranks.ts';
import classes from '../ranks.module.css';

/** A quiet line when ranks are older than 30 days: one click confirms them. */
export function ConfirmRanksLine() {
  const { data: info } = useQuery(ranksQuery);
  const [closed, setClosed] = useState(false);
  const { mutate, isPending } = useAction(saveRanks, { done: 'Your ranks are confirmed.' });
  if (closed || !info?.needsConfirmation || !info.confirmedAt || info.isRankNull) return null;
  const ranks = listRanks(info);
  return (
    <section
      className="text-xs flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 pr-2 pb-2 pl-3 rounded-2 bg-s1"
      aria-label="Ranks"
    >
      <p className="text-t2">Your ranks are from {formatDate(new Date(info.confirmedAt))}. Still correct?</p>
      <ul className={`${classes.ranks} flex flex-1 flex-wrap gap-x-4 gap-y-1`}>
        {RANK_MODES.map(({ mode, label }) => (
          <li key={mode}>
            <RankEmblem rank={ranks[mode]} size={16} />
            <span className="t3">{label}</span> {formatRank(ranks[mode])}
          </li>
        ))}
      </ul>
      <span className="inline-flex items-center gap-1">
        <TextButton label="Yes" size="xs" loading={isPending} onClick={() => mutate(ranks)} />
        <TextButton
          label="Change"
          quiet
          size="xs"
          onClick={() => openDialog('rankSetup', { occasion: 'edit' })}
        />
        <CloseButton size={24} aria-label="Ask me later" onClick={() => setClosed(true)} />
      </span>
    </section>
  );
}
