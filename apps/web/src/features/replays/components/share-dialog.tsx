import { VISIBILITIES, type Visibility } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { type Icon, IconLink, IconLock, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { formatReplayCount } from '../list/use-replay-actions.ts';
import classes from './replay-dialogs.module.css';

const CHOICES: Readonly<Record<Visibility, { label: string; words: string; icon: Icon }>> = {
  private: { label: 'Private', words: 'Only you, not even your coach.', icon: IconLock },
  team: { label: 'Teammates', words: 'Verified teammates from this match, and your coach.', icon: IconUsers },
  link: {
    label: 'Anyone with the link',
    words:
      'Anyone with the link can view it without an account. Search engines don’t list it, and it doesn’t say it’s yours.',
    icon: IconLink,
  },
};

interface ShareDialogProps {
  count: number;
  /** For a single replay; null for several. */
  visibility: Visibility | null;
  shareKey: string | null;
  busy: boolean;
  onChange: (visibility: Visibility) => void;
  onClose: () => void;
}

export function ShareDialog({ count, visibility, shareKey, busy, onChange, onClose }: ShareDialogProps) {
  const [chosen, setChosen] = useState<Visibility | null>(visibility);
  const one = count === 1;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={one ? 'Who can see this match' : `Who can see ${formatReplayCount(count)}`}
      closeLabel="Close without changing privacy"
      size={460}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onChange(chosen);
        }}
      >
        <fieldset className="flex flex-col gap-1 m-0 p-0 border-0">
          <legend className="sr-only">Privacy</legend>
          {VISIBILITIES.map((value) => {
            const { label, words, icon: ChoiceIcon } = CHOICES[value];
            return (
              <label key={value} className={classes.choice}>
                <input
                  type="radio"
                  name="visibility"
                  checked={chosen === value}
                  onChange={() => setChosen(value)}
                />
                <ChoiceIcon size={16} stroke={1.6} aria-hidden="true" />
                <span>
                  <b>{label}</b>
                  <span className="s12 t2">{words}</span>
                </span>
              </label>
            );
          })}
        </fieldset>
        {shareKey && visibility === 'link' && (
          <CopyLine what="the link" text={`${location.origin}/shared/${shareKey}`} />
        )}
        {visibility === 'link' && chosen !== 'link' && chosen !== null && (
          <p className="s12 t2">The link stops working right away. Sharing again creates a new one.</p>
        )}
        <p className="s12 t3">If a player in this match is hidden on DataCoach, it can’t be shared.</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{chosen === visibility ? 'Close' : 'Cancel'}</Button>
          <TextButton
            label="Save"
            type="submit"
            variant="filled"
            loading={busy}
            disabled={chosen === null || (one && chosen === visibility)}
          />
        </div>
      </form>
    </Dialog>
  );
}
