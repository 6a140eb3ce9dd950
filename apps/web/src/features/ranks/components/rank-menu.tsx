import { Menu, Skeleton } from '@mantine/core';
import { IconPencil, IconRefresh, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { ranksQuery } from '../../../app/profile/ranks-query.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { RANK_MODES } from '../../../shared/ranks/rank-fields.tsx';
import { rankLabel } from '../../../shared/ranks/rank-label.ts';
import { ranksOf } from '../api/ranks-of.ts';
import { useRefreshRanks } from '../api/use-refresh-ranks.ts';
import classes from './rank-menu.module.css';

/** The player's rank under the logo: the highest of the three, and all of them one click away. */
export function RankMenu() {
  const { data: info, error } = useQuery(ranksQuery);
  const { refresh, isRefreshing } = useRefreshRanks();
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
        <span className={classes.words}>
          <b>Set your ranks</b>
          <span className="s12 t3">Needed to compare you</span>
        </span>
      </button>
    );
  }
  const ranks = ranksOf(info);
  return (
    <Menu
      position="bottom-start"
      width="target"
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={classes.root}>
          <RankEmblem rank={shown.rank} size={28} />
          <span className={classes.words}>
            <span className="sr-only">Your rank: </span>
            <b>{rankLabel(shown.rank)}</b>
            <span className="s12 t3">{modeLabel(shown.mode)}</span>
          </span>
          <IconSelector size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {RANK_MODES.map(({ mode, label }) => (
          <Menu.Item
            key={mode}
            leftSection={<RankEmblem rank={ranks[mode]} />}
            onClick={() => openDialog('rankSetup', { occasion: 'edit' })}
          >
            <span className={classes.row}>
              {rankLabel(ranks[mode])}
              <span className="s12 t2">{label}</span>
            </span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => openDialog('rankSetup', { occasion: 'edit' })}
        >
          Change ranks
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
          disabled={isRefreshing}
          onClick={refresh}
        >
          Refresh ranks
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function modeLabel(mode: string): string {
  return RANK_MODES.find((row) => row.mode === mode)?.label ?? '';
}
