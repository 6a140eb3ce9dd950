import { REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { Menu } from '@mantine/core';
import {
  type Icon,
  IconDots,
  IconDownload,
  IconEye,
  IconPencil,
  IconPlayerPlay,
  IconRefresh,
  IconReportAnalytics,
  IconStar,
  IconStarOff,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { ReplayCommand } from '../list/use-selection.ts';

interface ReplayMenuProps {
  replay: ReplayItem;
  onCommand: (command: ReplayCommand) => void;
}

export function ReplayMenu({ replay, onCommand }: ReplayMenuProps) {
  const { matchId, status, coverage, result, own } = replay;
  const entries: readonly (false | { command: ReplayCommand; label: string; icon: Icon })[] = [
    { command: 'rename', label: 'Rename', icon: IconPencil },
    { command: 'tag', label: 'Tags', icon: IconTag },
    own?.isFavorite
      ? { command: 'unfavorite', label: 'Remove from favorites', icon: IconStarOff }
      : { command: 'favorite', label: 'Add to favorites', icon: IconStar },
    matchId !== null && { command: 'share', label: 'Privacy', icon: IconEye },
    { command: 'download', label: 'Download file', icon: IconDownload },
    status === REPLAY_STATUS.errorOccurred && { command: 'runAgain', label: 'Retry', icon: IconRefresh },
  ];
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton icon={IconDots} label={`More for ${formatReplayTitle(replay)}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {matchId !== null && coverage === 'full' && (
          <Menu.Item
            renderRoot={(props) => <Link {...props} to="/match/$matchId/viewer" params={{ matchId }} />}
            leftSection={<IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />}
          >
            Watch
          </Menu.Item>
        )}
        {matchId !== null && coverage === 'full' && result !== null && (
          <Menu.Item
            leftSection={<IconReportAnalytics size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => openDialog('performance', { matchId })}
          >
            At a glance
          </Menu.Item>
        )}
        {entries.map(
          (entry) =>
            entry && (
              <Menu.Item
                key={entry.command}
                leftSection={<entry.icon size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => onCommand(entry.command)}
              >
                {entry.label}
              </Menu.Item>
            ),
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => onCommand('delete')}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Returns a replay's title in the list: its owner's name for it, else the playlist, else the file. */
export const formatReplayTitle = ({ own, playlist, name }: ReplayItem): string =>
  own?.title ?? playlist ?? name;
