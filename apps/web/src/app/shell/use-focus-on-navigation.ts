import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * A new page starts at its beginning for the keyboard and is read out: the focus moves to `<main>`. A dialog that opened
 * meanwhile keeps it.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || document.querySelector('[role=dialog]')) return;
        document.getElementById('main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
