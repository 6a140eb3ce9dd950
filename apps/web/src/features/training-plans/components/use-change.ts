import { useState } from 'react';
import { showFailure } from '../../../app/toasts/show-toast.tsx';

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
        showFailure(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
