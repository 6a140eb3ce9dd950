import { counted } from '@datacoach/analysis/format-number';
import type { DeletedFolder, ReplayFolder } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconFolder, IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  FOLDERS_PER_PAGE,
  folderListQuery,
  moveFolder,
  refetchFolders,
  restoreFolder,
} from '../api/folders.ts';
import classes from '../coach-folders.module.css';
import { NameDialog } from '../components/folder-dialogs.tsx';
import { FolderPane } from '../components/folder-pane.tsx';
import { type AnalysisSearch, type ChangeSearch, NEW_FOLDER } from '../search/analysis-search.ts';

interface ReplayAnalysisScreenProps {
  search: AnalysisSearch;
  onChange: ChangeSearch;
  onFiles: (folderId: string, files: readonly File[]) => void;
}

const COLUMNS = `${classes.columns} max-lg:grid-cols-1 print:block grid grid-cols-[232px_minmax(0,1fr)] gap-6 items-start`;

export function ReplayAnalysisScreen({ search, onChange, onFiles }: ReplayAnalysisScreenProps) {
  const page = search.page ?? 1;
  const { data, error, refetch } = useQuery(folderListQuery(page));
  const [naming, setNaming] = useState(false);
  // The server reports every step of a file.
  useChanges('replays', () => void refetchFolders());
  const openFolder = (folder: string) => onChange({ ...NEW_FOLDER, folder });
  const dialog = naming && (
    <NameDialog
      hasFolders={(data?.total ?? 0) > 0}
      onClose={() => setNaming(false)}
      onDone={(folderId) => {
        setNaming(false);
        openFolder(folderId);
      }}
    />
  );
  if (!data || (data.total === 0 && data.deleted.length === 0)) {
    return (
      <>
        <PageHead title="Replay Analysis" />
        {data ? (
          <StatePanel
            title="No folder yet"
            actions={
              <TextButton label="Create your first folder" variant="filled" onClick={() => setNaming(true)} />
            }
          >
            Put a series or scrim block in a folder. You’ll get xG by game, player standouts, kickoff habits
            and a two-page scouting report. Only you can see these games.
          </StatePanel>
        ) : error ? (
          <LoadFailed title="We couldn’t load your folders" error={error} retry={refetch}>
            Your data is safe.
          </LoadFailed>
        ) : (
          <div className={COLUMNS} role="status" aria-label="Loading folders…">
            <Skeleton height={240} />
            <Skeleton height={480} />
          </div>
        )}
        {dialog}
      </>
    );
  }
  const open = search.folder ?? data.items[0]?.folderId;
  return (
    <>
      <div className={COLUMNS}>
        <FolderList
          folders={data.items}
          deleted={data.deleted}
          total={data.total}
          page={page}
          open={open}
          onOpen={openFolder}
          onPage={(next) => onChange({ page: next })}
          onNew={() => setNaming(true)}
        />
        <div className="min-w-0">
          {open ? (
            <FolderPane
              key={open}
              folderId={open}
              search={search}
              onChange={onChange}
              onFiles={(files) => onFiles(open, files)}
              onOpen={openFolder}
              onGone={() => onChange({ ...NEW_FOLDER, folder: undefined, page: undefined })}
            />
          ) : (
            <StatePanel title="No folder">Create one, or bring back the one you deleted.</StatePanel>
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}

interface FolderListProps {
  folders: readonly ReplayFolder[];
  deleted: readonly DeletedFolder[];
  total: number;
  page: number;
  open: string | undefined;
  onOpen: (folderId: string) => void;
  onPage: (page: number) => void;
  onNew: () => void;
}

/** Type of the data of a dragged folder: files are dropped on a folder too. */
const DRAGGED = 'application/x-folder';

/** The coach's folders with what is in them, newest first, and recently deleted ones. */
function FolderList({ folders, deleted, total, page, open, onOpen, onPage, onNew }: FolderListProps) {
  const pages = Math.max(1, Math.ceil(total / FOLDERS_PER_PAGE));
  return (
    <nav className="flex flex-col gap-3 min-w-0" aria-label="Folders">
      <div className={`${classes.top} flex items-center justify-between gap-2`} {...useFolderDrop(null)}>
        <h2>Folders</h2>
        <TextButton label="New" icon={IconFolderPlus} size="xs" onClick={onNew} />
      </div>
      <FolderLevel folders={folders} parentId={null} open={open} onOpen={onOpen} />
      {pages > 1 && (
        <div className="flex items-center justify-between gap-2">
          <Button size="xs" data-repeat disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <span className="s12 t3">
            {page} of {pages}
          </span>
          <Button size="xs" data-repeat disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
      {deleted.map((folder) => (
        <DeletedLine key={folder.folderId} folder={folder} onBack={onOpen} />
      ))}
      <p className="s12 t3">Private: only you can see these replays and their stats.</p>
    </nav>
  );
}

interface FolderLevelProps extends Pick<FolderListProps, 'folders' | 'open' | 'onOpen'> {
  parentId: string | null;
}

function FolderLevel({ folders, parentId, open, onOpen }: FolderLevelProps) {
  const level = folders.filter((folder) => folder.parentId === parentId);
  if (level.length === 0) return null;
  return (
    <ul className={`flex flex-col gap-0.5 ${parentId === null ? '' : 'pl-4'}`}>
      {level.map((folder) => (
        <li key={folder.folderId} className="min-w-0">
          <FolderButton folder={folder} isOpen={folder.folderId === open} onOpen={onOpen} />
          <FolderLevel folders={folders} parentId={folder.folderId} open={open} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

interface FolderButtonProps extends Pick<FolderListProps, 'onOpen'> {
  folder: ReplayFolder;
  isOpen: boolean;
}

const FolderButton = ({ folder: { folderId, name, files }, isOpen, onOpen }: FolderButtonProps) => (
  <button
    type="button"
    className={`${classes.folder} flex items-center gap-2 w-full min-h-9 px-2.5 py-1 border-0 rounded-2 bg-transparent text-t2 font-inherit text-left cursor-pointer`}
    aria-current={isOpen ? 'true' : undefined}
    title={name}
    draggable
    onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, folderId)}
    {...useFolderDrop(folderId)}
    onClick={() => onOpen(folderId)}
  >
    <IconFolder className="flex-none text-t3" size={16} stroke={1.6} aria-hidden="true" />
    <span className="flex-1 truncate min-w-0">{name}</span>
    <span className={`${classes.folderListCount} text-t3 text-[12px]`}>
      {files}
      <span className="sr-only">{files === 1 ? ' file' : ' files'}</span>
    </span>
  </button>
);

/** Moves a folder that is dropped here into this one, or to the top. */
function useFolderDrop(parentId: string | null) {
  const [isOver, setOver] = useState(false);
  const { mutate } = useAction((folderId: string) => moveFolder({ folderId, parentId }));
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(DRAGGED);
      setOver(false);
      if (!dragged) return;
      event.preventDefault();
      if (dragged !== parentId) mutate(dragged);
    },
  };
}

/** A deleted folder that can still be restored, and until when. */
function DeletedLine({ folder, onBack }: { folder: DeletedFolder; onBack: (folderId: string) => void }) {
  const { folderId, name, files, until } = folder;
  const { mutate, isPending } = useAction(() => restoreFolder(folderId), {
    done: `${name} is back.`,
    onDone: () => onBack(folderId),
  });
  return (
    <div className={`${classes.deleted} flex items-center gap-2 px-2.5 py-2 rounded-2 bg-s2`} role="status">
      <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      <p className="flex-1 min-w-0 wrap-anywhere">
        <b className="block font-[550]">{name} deleted</b>
        <span className="s12 t2">
          {counted(files, 'file')}, deleted permanently after {formatTimeOfDay(until)}
        </span>
      </p>
      <TextButton label="Undo" size="xs" loading={isPending} onClick={() => mutate()} />
    </div>
  );
}
