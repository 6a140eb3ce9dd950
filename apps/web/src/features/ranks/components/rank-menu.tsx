import { Skeleton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { ranksQuery } from '../../../app/session/account-queries.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank, RANK_MODES } from '../../../shared/ranks/rank-label.ts';
import { LazyMenu } from '../../../shared/ui/lazy-menu.tsx';
import classes from '../ranks.module.css';

/** The player's rank under the logo: the highest of the three, with all of them one click away. */
export function RankMenu() {
  const { data: info, error } = useQuery(ranksQuery);
  if (error) return null;
  if (!info) return <Skeleton height={48} />;
  const shown = info.ranks.find(({ isDefaultChoiceRank }) => isDefaultChoiceRank);
  if (!shown || info.isRankNull) {
    return (
      <button
        type="button"
        className={classes.root}
        onClick={() => openDialog('rankSetup', { occasion: 'missing' })}
      >
        <RankEmblem rank="" size={28} />
        <span className={`${classes.words} flex-1 min-w-0`}>
          <b>Set your ranks</b>
          <span className="s12 t3">Needed to compare you</span>
        </span>
      </button>
    );
  }
  return (
    <LazyMenu load={() => import('./rank-menu-list.tsx')} given={{ info }}>
      <button type="button" className={classes.root}>
        <RankEmblem rank={shown.rank} size={28} />
        <span className={`${classes.words} flex-1 min-w-0`}>
          <span className="sr-only">Your rank: </span>
          <b>{formatRank(shown.rank)}</b>
          <span className="s12 t3">{RANK_MODES.find(({ mode }) => mode === shown.mode)?.label}</span>
        </span>
        <IconSelector size={16} stroke={1.6} aria-hidden="true" />
      </button>
    </LazyMenu>
  );
}
