import { MAX_TITLE_LENGTH, REPLAY_PAGE_SIZE, type ReplayItem } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconDownload,
  IconEye,
  IconRefresh,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ReplayListState } from '../../../app/navigation/replay-list-state.ts';
import { showFailure } from '../../../app/toasts/show-toast.tsx';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  formatReplayCount,
  type Meant,
  type ReplayActions,
  saveReplayFile,
  saveReplayFiles,
} from '../list/use-replay-actions.ts';
import { type ReplayCommand, type Selection, useSelection } from '../list/use-selection.ts';
import classes from '../replays.module.css';
import { ReplayTable } from './replay-table.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

interface ReplayListProps {
  replays: readonly ReplayItem[];
  total: number;
  place: ReplayListState;
  /** Whether the list is still the previous page or filter's. */
  isStale: boolean;
  actions: ReplayActions;
}

interface Confirming {
  readonly command: 'rename' | 'tag' | 'share';
  readonly meant: Meant;
  readonly count: number;
  readonly replay: ReplayItem | null;
}

export function ReplayList({ replays, total, place: listState, isStale, actions }: ReplayListProps) {
  const { page: _page, ...filter } = listState;
  const ids = replays.map(({ id }) => id);
  const selection = useSelection(ids, total, filter, JSON.stringify(listState));
  const [saving, setSaving] = useState(false);
  const [confirming, setConfirming] = useState<Confirming | null>(null);

  const runCommand = (command: ReplayCommand, meant: Meant, count: number, replay: ReplayItem | null) => {
    switch (command) {
      case 'rename':
      case 'tag':
      case 'share':
        return setConfirming({ command, meant, count, replay });
      case 'favorite':
      case 'unfavorite':
        return void actions.updateReplays(meant, { isFavorite: command === 'favorite' }, null);
      case 'runAgain':
        return void actions.retry(meant);
      case 'delete':
        return void actions.remove(meant).then((done) => done && selection.clear());
      case 'download':
        setSaving(true);
        return void save(replay ? saveReplayFile(replay) : saveReplayFiles(meant)).finally(() =>
          setSaving(false),
        );
    }
  };
  const close = () => setConfirming(null);
  const shown =
    confirming?.replay && (replays.find(({ id }) => id === confirming.replay?.id) ?? confirming.replay);
  return (
    <>
      <section className={classes.panel} data-stale={isStale || undefined}>
        {selection.count > 0 && (
          <SelectionBar
            selection={selection}
            total={total}
            busy={actions.busy}
            saving={saving}
            onCommand={(command) => {
              const [first] = replays.filter(({ id }) => selection.has(id));
              runCommand(
                command,
                selection.meant,
                selection.count,
                selection.count === 1 ? (first ?? null) : null,
              );
            }}
          />
        )}
        <ReplayTable
          replays={replays}
          selection={selection}
          onCommand={(replay, command) => runCommand(command, { ids: [replay.id] }, 1, replay)}
        />
      </section>
      <PageLinks place={listState} total={total} />
      {confirming?.command === 'rename' && shown && (
        <NameDialog replay={shown} actions={actions} onClose={close} />
      )}
      {confirming?.command === 'tag' && (
        <TagsDialog
          meant={confirming.meant}
          count={confirming.count}
          replay={shown ?? null}
          actions={actions}
          onClose={close}
        />
      )}
      {confirming?.command === 'share' && (
        <ShareDialog
          key={`${shown?.own?.visibility} ${shown?.own?.shareKey}`}
          count={confirming.count}
          visibility={shown?.own?.visibility ?? null}
          shareKey={shown?.own?.shareKey ?? null}
          busy={actions.busy}
          onChange={(visibility) =>
            void actions.updateReplays(confirming.meant, { visibility }, null).then((done) => {
              // Stay open to let the user copy the new link.
              if (done && !(shown && visibility === 'link')) close();
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}

async function save(saved: Promise<void>): Promise<void> {
  try {
    await saved;
  } catch (error) {
    showFailure(error);
  }
}

function NameDialog(props: { replay: ReplayItem; actions: ReplayActions; onClose: () => void }) {
  const { replay, actions, onClose } = props;
  const [title, setTitle] = useState(replay.own?.title ?? '');
  const save = async () => {
    const saved = await actions.updateReplays({ ids: [replay.id] }, { title: title.trim() }, null);
    if (saved) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Rename" closeLabel="Close without renaming" size={420}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label="Name"
          description={`The file name stays ${replay.name}. Leave empty to show that instead.`}
          maxLength={MAX_TITLE_LENGTH}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          data-autofocus
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <TextButton label="Save" type="submit" variant="filled" loading={actions.busy} />
        </div>
      </form>
    </Dialog>
  );
}

function PageLinks({ place: listState, total }: { place: ReplayListState; total: number }) {
  const { page } = listState;
  const last = Math.max(1, Math.ceil(total / REPLAY_PAGE_SIZE));
  const from = Math.min((page - 1) * REPLAY_PAGE_SIZE + 1, total);
  const to = Math.min(page * REPLAY_PAGE_SIZE, total);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 -mt-2">
      <p className="s12 t3">
        {from} to {to} of {total}
      </p>
      {last > 1 && (
        <nav aria-label="Pages of replays" className="flex items-center gap-1">
          <Step place={{ ...listState, page: page - 1 }} enabled={page > 1} label="Previous page">
            <IconChevronLeft size={16} stroke={1.6} />
          </Step>
          {listShownPages(page, last).map((shown, index) =>
            shown === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
              <span key={`gap-${index}`} className="t3">
                …
              </span>
            ) : (
              <Link
                key={shown}
                to="/my-replay"
                search={{ ...listState, page: shown }}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                className="hover:bg-s2 hover:text-t1 aria-[current]:text-t1 aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-accent-text aria-[current]:decoration-2 aria-[current]:underline-offset-6 grid place-items-center min-w-[var(--control)] h-[var(--control)] px-1.5 py-0 rounded-2 text-t2"
              >
                {shown}
              </Link>
            ),
          )}
          <Step place={{ ...listState, page: page + 1 }} enabled={page < last} label="Next page">
            <IconChevronRight size={16} stroke={1.6} />
          </Step>
        </nav>
      )}
    </div>
  );
}

const STEP =
  'hover:bg-s4 data-off:bg-s2 data-off:text-t-disabled grid place-items-center min-w-[var(--control)] h-[var(--control)] px-1.5 py-0 rounded-2 text-t2 bg-s3 text-t1';

function Step(props: { place: ReplayListState; enabled: boolean; label: string; children: ReactNode }) {
  const { place: listState, enabled, label, children } = props;
  return enabled ? (
    <Link to="/my-replay" search={listState} aria-label={label} className={STEP}>
      {children}
    </Link>
  ) : (
    <span className={STEP} data-off aria-hidden="true">
      {children}
    </span>
  );
}

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
function SelectionBar({ selection, total, busy, saving, onCommand }: SelectionBarProps) {
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

/** Returns the page numbers to link: first, last, and the current one's neighbors; null for a gap. */
export function listShownPages(current: number, last: number): (number | null)[] {
  const requested = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(requested)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
