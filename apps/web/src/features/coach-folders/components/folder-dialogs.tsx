import { counted } from '@datacoach/analysis/format-number';
import { FOLDER_NAME_LENGTH, type FolderContent } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { createFolder, deleteFolder, renameFolder } from '../api/folders.ts';

interface NameDialogProps {
  /** The folder to rename; a new folder if omitted. */
  folder?: { folderId: string; name: string };
  /** A name that matches its content. */
  suggestion?: string | undefined;
  onClose: () => void;
  onDone: (folderId: string) => void;
}

/** Names a new folder or renames one. */
export function NameDialog({ folder, suggestion, onClose, onDone }: NameDialogProps) {
  const [name, setName] = useState(folder?.name ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (folder ? renameFolder(folder.folderId, name) : createFolder(name)),
    onSuccess: ({ folderId }) => onDone(folderId),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={folder ? 'Rename folder' : 'New folder'}
      closeLabel="Close without saving"
      size={420}
    >
      <form
        className="flex flex-col items-stretch gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) mutate();
        }}
      >
        <TextInput
          label="Name"
          placeholder="League week 6"
          maxLength={FOLDER_NAME_LENGTH}
          required
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        {suggestion && suggestion !== name && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => setName(suggestion)}>
            Use “{suggestion}”
          </Button>
        )}
        {error && <FormMessage>{failureMessage(error)}</FormMessage>}
        <div className="flex flex-wrap justify-end gap-2 mt-4">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" loading={isPending} disabled={!name.trim()}>
            {folder ? 'Save' : 'Create folder'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface DeleteDialogProps {
  folder: FolderContent;
  onClose: () => void;
  onDone: () => void;
}

/** Lists what is deleted along with a folder, before deleting it. */
export function DeleteDialog({ folder, onClose, onDone }: DeleteDialogProps) {
  const { folderId, name, files, sharedReviews } = folder;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteFolder(folderId),
    onSuccess: onDone,
  });
  const what = files === 1 ? 'Its file will be deleted' : `Its ${files} files will be deleted`;
  return (
    <Dialog opened onClose={onClose} title={`Delete ${name}?`} closeLabel="Keep folder" size={420}>
      <p>
        {files === 0
          ? 'The folder is empty.'
          : `${what}, along with every stat and page made from ${files === 1 ? 'it' : 'them'}.`}{' '}
        You can undo this for one hour. Other people’s own uploads aren’t affected.
      </p>
      {sharedReviews > 0 && (
        <p className="mt-2">
          <b>
            You shared {counted(sharedReviews, 'review')} of {sharedReviews === 1 ? 'a game' : 'games'} in it.
          </b>{' '}
          Players who didn’t upload {sharedReviews === 1 ? 'the game' : 'the games'} can’t open{' '}
          {sharedReviews === 1 ? 'it' : 'them'} anymore.
        </p>
      )}
      {error && <FormMessage>{failureMessage(error)}</FormMessage>}
      <div className="flex flex-wrap justify-end gap-2 mt-4">
        <Button onClick={onClose} data-autofocus>
          Keep folder
        </Button>
        <Button variant="filled" loading={isPending} onClick={() => mutate()}>
          Delete folder
        </Button>
      </div>
    </Dialog>
  );
}
