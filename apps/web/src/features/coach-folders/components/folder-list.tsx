import { counted } from '@datacoach/analysis/format-number';
import type { DeletedFolder, ReplayFolder } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconFolder, IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { FOLDERS_A_PAGE, restoreFolder } from '../api/folders.ts';
import classes from '../coach-folders.module.css';

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

/** The coach's folders, newest first, with recently deleted ones. */
export function FolderList({ folders, deleted, total, page, open, onOpen, onPage, onNew }: FolderListProps) {
  const pages = Math.max(1, Math.ceil(total / FOLDERS_A_PAGE));
  return (
    <nav className="flex flex-col gap-3 min-w-0" aria-label="Folders">
      <div className="flex items-center justify-between gap-2">
        <h2>Folders</h2>
        <Button
          size="xs"
          leftSection={<IconFolderPlus size={16} stroke={1.6} aria-hidden="true" />}
          onClick={onNew}
        >
          New
        </Button>
      </div>
      <ul className="flex flex-col gap-0.5">
        {folders.map(({ folderId, name, files }) => (
          <li key={folderId}>
            <button
              type="button"
              className={`${classes.folder} flex items-center gap-2 w-full min-h-9 px-2.5 py-1 border-0 rounded-2 bg-transparent text-t2 font-inherit text-left cursor-pointer`}
              aria-current={folderId === open ? 'true' : undefined}
              onClick={() => onOpen(folderId)}
            >
              <IconFolder className="flex-none text-t3" size={16} stroke={1.6} aria-hidden="true" />
              <span className="flex-1 truncate min-w-0">{name}</span>
              <span className={`${classes.folderListCount} text-t3 text-[12px]`}>
                {files}
                <span className="sr-only">{files === 1 ? ' file' : ' files'}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
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

/** A deleted folder that can still be restored, and until when. */
function DeletedLine({ folder, onBack }: { folder: DeletedFolder; onBack: (folderId: string) => void }) {
  const { folderId, name, files, until } = folder;
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreFolder(folderId),
    onSuccess: () => {
      showToast({ kind: 'done', message: `${name} is back.` });
      onBack(folderId);
    },
    onError: (error) => showToast({ kind: 'failed', message: failureMessage(error) }),
  });
  return (
    <div className={`${classes.deleted} flex items-center gap-2 px-2.5 py-2 rounded-2 bg-s2`} role="status">
      <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      <p className="flex-1 min-w-0 wrap-anywhere">
        <b className="block font-[550]">{name} deleted</b>
        <span className="s12 t2">
          {counted(files, 'file')}, deleted permanently after {formatTimeOfDay(new Date(until))}
        </span>
      </p>
      <Button size="xs" loading={isPending} onClick={() => mutate()}>
        Undo
      </Button>
    </div>
  );
}
