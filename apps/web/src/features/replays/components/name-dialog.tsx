import { LONGEST_TITLE, type ReplayItem } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { ReplayActions } from '../list/use-replay-actions.ts';
import classes from './replay-dialogs.module.css';

interface NameDialogProps {
  replay: ReplayItem;
  actions: ReplayActions;
  onClose: () => void;
}

/** Gives a replay a name; the file keeps its own. */
export function NameDialog({ replay, actions, onClose }: NameDialogProps) {
  const [title, setTitle] = useState(replay.own?.title ?? '');
  const save = async () => {
    const saved = await actions.change({ ids: [replay.id] }, { title: title.trim() }, null);
    if (saved) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Rename" closeLabel="Close without renaming" size={420}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label="Name"
          description={`The file keeps its own: ${replay.name}. Empty takes your name away.`}
          maxLength={LONGEST_TITLE}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" loading={actions.busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
