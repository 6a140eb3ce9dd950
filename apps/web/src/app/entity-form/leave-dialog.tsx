import { Button } from '@mantine/core';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextButton } from '../../shared/ui/text-button.tsx';

interface LeaveDialogProps {
  opened: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ opened, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog opened={opened} onClose={onStay} title="Leave without saving?" closeLabel="Stay here" size={420}>
      <p>Your changes aren’t saved yet.</p>
      <div className="flex flex-wrap justify-end gap-2 mt-5">
        <Button onClick={onLeave}>Leave without saving</Button>
        <TextButton label="Stay" variant="filled" onClick={onStay} data-autofocus />
      </div>
    </Dialog>
  );
}
