import { useEffect } from 'react';
import { type StoredFlag, writeFlag } from './stored-flags.ts';

/** Keeps that what uses it has been on screen; null keeps nothing. One that only waits behind another dialog has not. */
export function useShownFlag(flag: StoredFlag | null, userId?: string): void {
  useEffect(() => {
    if (flag) writeFlag(flag, 'shown', userId);
  }, [flag, userId]);
}
