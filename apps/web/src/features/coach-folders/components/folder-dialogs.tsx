import { counted } from '@datacoach/analysis/format-number';
import {
  FOLDER_LEVELS,
  FOLDER_NAME_LENGTH,
  type FolderContent,
  type ReplayFolder,
} from '@datacoach/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { createFolder, deleteFolder, folderChoicesQuery, moveFolder, renameFolder } from '../api/folders.ts';

interface NameDialogProps {
  /** The folder to rename; a new folder if omitted. */
  folder?: { folderId: string; name: string };
  /** A name that matches its content. */
  suggestion?: string | undefined;
  /** Whether a new one can be put into another. */
  hasFolders?: boolean;
  onClose: () => void;
  onDone: (folderId: string) => void;
}

interface ParentChoiceProps {
  /** The folder to move, which can't be put into itself; a new one if omitted. */
  folderId?: string | undefined;
  value: string | null;
  onChange: (parentId: string | null) => void;
}

/** Selects the folder to be in; only those that can hold another level. */
function ParentChoice({ folderId, value, onChange }: ParentChoiceProps) {
  const { data } = useQuery(folderChoicesQuery());
  const folders = data?.items ?? [];
  const getPath = (id: string | null): ReplayFolder[] => {
    const folder = folders.find((one) => one.folderId === id);
    return folder ? [...getPath(folder.parentId), folder] : [];
  };
  const paths = folders
    .map((one) => getPath(one.folderId))
    .filter((path) => path.length < FOLDER_LEVELS && path.every((one) => one.folderId !== folderId));
  return (
    <NativeSelect
      label="Inside"
      {...getInputProps(value ?? '', (text) => onChange(text || null))}
      data={[
        { value: '', label: 'Top level' },
        ...paths
          .map((path) => ({ value: path.at(-1)!.folderId, label: path.map(({ name }) => name).join(' / ') }))
          .toSorted((a, b) => a.label.localeCompare(b.label)),
      ]}
    />
  );
}

interface MoveDialogProps {
  folder: Pick<FolderContent, 'folderId' | 'name' | 'parentId'>;
  onClose: () => void;
}

export function MoveDialog({ folder: { folderId, name, parentId }, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState(parentId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => moveFolder({ folderId, parentId: chosen }),
    onSuccess: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`Move ${name}`} closeLabel="Close without moving" size={420}>
      <ParentChoice folderId={folderId} value={chosen} onChange={setChosen} />
      <p className="text-xs mt-2 text-t3">Stats of a folder count the games in its subfolders too.</p>
      {error && <FailureMessage error={error} />}
      <div className="flex flex-wrap justify-end gap-2 mt-4">
        <Button onClick={onClose}>Cancel</Button>
        <TextButton label="Move folder" variant="filled" loading={isPending} onClick={() => mutate()} />
      </div>
    </Dialog>
  );
}

export function NameDialog({ folder, suggestion, hasFolders = false, onClose, onDone }: NameDialogProps) {
  const [name, setName] = useState(folder?.name ?? '');
  const [parentId, setParentId] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (folder ? renameFolder(folder.folderId, name) : createFolder(name, parentId)),
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
          {...getInputProps(name, setName)}
          data-autofocus
        />
        {!folder && hasFolders && <ParentChoice value={parentId} onChange={setParentId} />}
        {suggestion && suggestion !== name && (
          <TextButton
            label={`Use “${suggestion}”`}
            size="xs"
            quiet
            h="auto"
            mih={28}
            classNames={{ label: 'whitespace-normal wrap-anywhere' }}
            onClick={() => setName(suggestion)}
          />
        )}
        {error && <FailureMessage error={error} />}
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

export function DeleteDialog(props: { folder: FolderContent; onClose: () => void; onDone: () => void }) {
  const { folder, onClose, onDone } = props;
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
          : `${what}, along with its subfolders and every stat and page made from ${files === 1 ? 'it' : 'them'}.`}{' '}
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
      {error && <FailureMessage error={error} />}
      <div className="flex flex-wrap justify-end gap-2 mt-4">
        <TextButton label="Keep folder" onClick={onClose} data-autofocus />
        <TextButton label="Delete folder" variant="filled" loading={isPending} onClick={() => mutate()} />
      </div>
    </Dialog>
  );
}
