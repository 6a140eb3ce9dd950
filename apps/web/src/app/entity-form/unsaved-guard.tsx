import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextButton } from '../../shared/ui/text-button.tsx';
import { findPageAt } from '../navigation/find-page.ts';

interface UnsavedGuardProps {
  isChanged: boolean;
  /** For a page that saves automatically: saves what leaving would lose, and returns whether everything is saved. */
  save?: () => Promise<boolean>;
}

/** Asks before the user leaves a page with unsaved changes, by a link, the back button or closing the tab. */
export function UnsavedGuard({ isChanged, save }: UnsavedGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Once the user is signed out, nothing can be saved.
      if (findPageAt(next.pathname)?.kind === 'login') return false;
      if (save && current.pathname === next.pathname) return false;
      return !(await save?.());
    },
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  const stay = () => reset?.();
  return (
    <Dialog
      opened={status === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      closeLabel="Stay on this page"
      size={420}
    >
      <p>Your changes aren’t saved yet.</p>
      <div className="flex flex-wrap justify-end gap-2 mt-5">
        <Button onClick={() => proceed?.()}>Leave without saving</Button>
        <TextButton label="Stay" variant="filled" onClick={stay} data-autofocus />
      </div>
    </Dialog>
  );
}
