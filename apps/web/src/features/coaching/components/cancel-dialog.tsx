import type { CoachSession } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { cancelSession } from '../api/change-coaching.ts';
import { REFUND_WORDS, sessionTime } from '../words/session-words.ts';
import classes from './coaching-forms.module.css';

/** The reason that the product sends where the player gives none (specification section 7). */
const BY_USER = 'Cancelled by user';

interface CancelDialogProps {
  session: CoachSession;
  by: 'player' | 'coach';
  onClose: () => void;
}

/** Says what comes back before anything is cancelled. */
export function CancelDialog({ session, by, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const cancel = useMutation({
    mutationFn: () => cancelSession(session.sessionId, reason.trim() || BY_USER),
    onSuccess: () => {
      showToast({ kind: 'done', message: 'The session is cancelled' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cancel.mutate();
  };
  const other = by === 'player' ? session.coachName : session.playerName;
  return (
    <Dialog opened onClose={onClose} title="Cancel the session?" closeLabel="Close" size={420}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>
          <b>
            {sessionTime(session)} · {other}
          </b>
          <br />
          {by === 'player'
            ? session.refundNow && REFUND_WORDS[session.refundNow]
            : 'The player gets it back whole, and it earns you nothing.'}
        </p>
        <TextInput
          label="Reason"
          description="The other one of you reads it."
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormMessage>{cancel.error && failureSentence(cancel.error)}</FormMessage>
        <div className={classes.row}>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" variant="filled" loading={cancel.isPending}>
            Cancel session
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
