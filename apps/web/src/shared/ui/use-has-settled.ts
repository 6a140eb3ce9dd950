import { useEffect, useState } from 'react';

/** A page that waits longer looks broken: what is there shows, and the rest pushes it down when it comes. */
const MAX_WAIT_MS = 2_000;

/** Returns whether everything has arrived once, or too long has passed. Stays true when a part is loaded again. */
export function useHasSettled(isPending: boolean): boolean {
  const [hasSettled, setHasSettled] = useState(!isPending);
  if (!isPending && !hasSettled) setHasSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setHasSettled(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled;
}
