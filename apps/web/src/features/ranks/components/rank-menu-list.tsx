import type { RankInfo } from '@datacoach/contract';
import { Menu } from '@mantine/core';
import { IconPencil, IconRefresh } from '@tabler/icons-react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank, RANK_MODES } from '../../../shared/ranks/rank-label.ts';
import type { MenuControl } from '../../../shared/ui/lazy-menu.tsx';
import { listRanks, useRefreshRanks } from '../api/save-ranks.ts';

export default function RankMenuList({ info, button, opened, onChange }: MenuControl & { info: RankInfo }) {
  const { refresh, isRefreshing } = useRefreshRanks();
  const ranks = listRanks(info);
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-start"
      width="target"
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {RANK_MODES.map(({ mode, label }) => (
          <Menu.Item
            key={mode}
            leftSection={<RankEmblem rank={ranks[mode]} />}
            onClick={() => openDialog('rankSetup', { occasion: 'edit' })}
          >
            <span className="flex items-baseline justify-between gap-2">
              {formatRank(ranks[mode])}
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
        {info.canRefresh && (
          <Menu.Item
            leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
            disabled={isRefreshing}
            onClick={refresh}
          >
            Refresh ranks
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
