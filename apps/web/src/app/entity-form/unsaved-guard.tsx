import { useBlocker } from '@tanstack/react-router';
import { findPageAt } from '../navigation/find-page.ts';
import { LeaveDialog } from './leave-dialog.tsx';

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
  return <LeaveDialog opened={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
