import type { CoachSession } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { cancelSession } from '../api/coaching.ts';
import { formatSessionTime, REFUND_LABELS } from '../text/session-text.ts';

/** Sent if the player gives no reason (specification.md 7). */
const BY_USER = 'Cancelled by user';

interface CancelDialogProps {
  session: CoachSession;
  by: 'player' | 'coach';
  onClose: () => void;
}

export default function CancelDialog({ session, by, onClose }: CancelDialogProps) {
  const { sessionId } = session;
  const form = useEntityForm({
    endpoint: 'cancelSession',
    initialValues: { reason: '' },
    toBody: ({ reason }) => ({ sessionId, reason: reason.trim() || BY_USER }),
    save: ({ reason }) => cancelSession(sessionId, reason),
    done: 'Session canceled',
    onDone: onClose,
  });
  const other = by === 'player' ? session.coachName : session.playerName;
  return (
    <Dialog opened onClose={onClose} title="Cancel session?" size={420}>
      <form {...form.formProps} className="grid gap-3">
        <p>
          <b>
            {formatSessionTime(session)} · {other}
          </b>
          <br />
          {by === 'player'
            ? session.refundNow && REFUND_LABELS[session.refundNow]
            : 'The player gets a full refund and you earn nothing.'}
        </p>
        <TextInput label="Reason" description="The other person will see this." {...form.field('reason')} />
        <FormMessage>{form.message}</FormMessage>
        <div className="flex flex-wrap gap-x-3 gap-y-2 items-end">
          <Button onClick={onClose}>Keep session</Button>
          <TextButton label="Cancel session" type="submit" variant="filled" loading={form.isPending} />
        </div>
      </form>
    </Dialog>
  );
}
