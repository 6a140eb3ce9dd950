import { useState } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';

/** Runs one change at a time; shows a toast when it is rejected. */
export function useChange(): { isBusy: boolean; run: (change: () => Promise<unknown>) => Promise<boolean> } {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(change) {
      setBusy(true);
      try {
        await change();
        return true;
      } catch (error) {
        showToast({ kind: 'failed', message: failureMessage(error) });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
