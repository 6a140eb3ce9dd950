import { Button } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconEye,
  IconRefresh,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { formatReplayCount } from '../list/use-replay-actions.ts';
import type { ReplayCommand, Selection } from '../list/use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  total: number;
  busy: boolean;
  saving: boolean;
  onCommand: (command: ReplayCommand) => void;
}

const ACTIONS = [
  { command: 'share', label: 'Privacy', icon: IconEye },
  { command: 'tag', label: 'Tags', icon: IconTag },
  { command: 'download', label: 'Download', icon: IconDownload },
  { command: 'delete', label: 'Delete', icon: IconTrash },
] as const;

/** Actions for the selected replays, in place of the table's head. */
export function SelectionBar({ selection, total, busy, saving, onCommand }: SelectionBarProps) {
  const { count, wholePage, allFitting } = selection;
  return (
    <div
      className="max-md:px-3 max-md:py-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 min-h-12 px-4 py-2 border-b border-b-line bg-s2"
      role="toolbar"
      aria-label="Selected replays"
    >
      <p className="flex flex-wrap gap-x-3 gap-y-1 items-baseline" aria-live="polite">
        <b className="font-[550]">{formatReplayCount(count)} selected</b>
        {wholePage && !allFitting && total > count && (
          <button type="button" className="text-link" onClick={selection.selectFitting}>
            Select all {total}
          </button>
        )}
        <button type="button" className="text-link" onClick={selection.clear}>
          Clear
        </button>
      </p>
      <div className="flex flex-wrap gap-2">
        {ACTIONS.map(({ command, label, icon: ActionIcon }) => (
          <Button
            key={command}
            size="xs"
            {...(command === 'download' ? { loading: saving } : { disabled: busy })}
            leftSection={<ActionIcon size={14} stroke={1.6} aria-hidden="true" />}
            onClick={() => onCommand(command)}
          >
            {label}
          </Button>
        ))}
        <ActionMenu
          groups={[
            {
              actions: [
                { label: 'Add to favorites', icon: IconStar, onClick: () => onCommand('favorite') },
                { label: 'Remove from favorites', icon: IconStar, onClick: () => onCommand('unfavorite') },
                { label: 'Retry failed', icon: IconRefresh, onClick: () => onCommand('runAgain') },
              ],
            },
          ]}
        >
          <Button size="xs" disabled={busy} aria-label="More for the selected replays">
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </Button>
        </ActionMenu>
      </div>
    </div>
  );
}
