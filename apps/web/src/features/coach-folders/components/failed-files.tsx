import type { FolderGame } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { removeFile, runFilesAgain } from '../api/folders.ts';
import classes from './failed-files.module.css';

interface FailedFilesProps {
  folderId: string;
  files: readonly FolderGame[];
}

/** Files that could not be read, each with its reason and what can be done. */
export function FailedFiles({ folderId, files }: FailedFilesProps) {
  const onError = (error: unknown) => showToast({ kind: 'failed', message: failureSentence(error) });
  const again = useMutation({ mutationFn: (id?: string) => runFilesAgain(folderId, id), onError });
  const remove = useMutation({ mutationFn: (id: string) => removeFile(folderId, id), onError });
  const busy = again.isPending || remove.isPending;
  return (
    <section className="px-4 py-2 rounded-3 bg-s1" aria-label="Failed files">
      <header className={`${classes.head} flex items-center gap-2 min-h-8`}>
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
        <h2>{files.length === 1 ? '1 file could not be read' : `${files.length} files could not be read`}</h2>
        {files.length > 1 && (
          <Button size="xs" disabled={busy} onClick={() => again.mutate(undefined)}>
            Run all again
          </Button>
        )}
      </header>
      <ul>
        {files.map(({ replayId, name, statusReason }) => (
          <li
            key={replayId}
            className={`${classes.file} flex flex-wrap items-center gap-2 py-1.5 border-t border-t-line`}
          >
            <p>
              <b>{name}</b>
              <span className="s12 t2">{statusReason}</span>
            </p>
            <Button
              size="xs"
              disabled={busy}
              aria-label={`Run again: ${name}`}
              onClick={() => again.mutate(replayId)}
            >
              Run again
            </Button>
            <Button
              size="xs"
              disabled={busy}
              aria-label={`Remove ${name}`}
              onClick={() => remove.mutate(replayId)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
