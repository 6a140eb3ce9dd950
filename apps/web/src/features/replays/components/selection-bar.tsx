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
  /** Whether their files are being saved. */
  saving: boolean;
  onCommand: (command: ReplayCommand) => void;
}

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
        <Button
          size="xs"
          disabled={busy}
          leftSection={<IconEye size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => onCommand('share')}
        >
          Privacy
        </Button>
        <Button
          size="xs"
          disabled={busy}
          leftSection={<IconTag size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => onCommand('tag')}
        >
          Tags
        </Button>
        <Button
          size="xs"
          loading={saving}
          leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => onCommand('download')}
        >
          Download
        </Button>
        <Button
          size="xs"
          disabled={busy}
          leftSection={<IconTrash size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => onCommand('delete')}
        >
          Delete
        </Button>
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
