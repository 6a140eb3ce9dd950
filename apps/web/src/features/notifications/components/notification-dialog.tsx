import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';

/** The notification pop-up: what must be read before continuing. */
export default function NotificationDialog({
  given,
  opened,
  onClose,
}: ShellDialogProps<'notificationPopup'>) {
  return (
    <Dialog opened={opened} onClose={onClose} title={given.title} closeLabel="Close notification" size={440}>
      <p className="text-t2 whitespace-pre-line wrap-anywhere">{formatSpeedsInText(given.text)}</p>
      <div className="flex justify-end mt-4">
        <TextButton label="Got it" variant="filled" data-autofocus onClick={onClose} />
      </div>
    </Dialog>
  );
}
