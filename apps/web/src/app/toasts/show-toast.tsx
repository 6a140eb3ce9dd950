import { lazy, Suspense, useEffect, useState } from 'react';
import { getFailureMessage } from '../api/failure.ts';
import type { Toast } from './toasts.tsx';

export type { Toast };

const load = () => import('./toasts.tsx');

const Toasts = lazy(load);

let mountToasts = () => {};

export function LateToasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    mountToasts = () => setNeeded(true);
  }, []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}

/** How long a toast is shown, ms (specification.md 9). */
const TOAST_MS = { shell: 4000, invitation: 3000 } as const;

export function showFailure(error: unknown, stays: keyof typeof TOAST_MS = 'shell'): void {
  showToast({ kind: 'failed', message: getFailureMessage(error), stays });
}

export function showToast({ stays = 'shell', ...toast }: Toast): void {
  mountToasts();
  void load().then(({ addToast }) => addToast(toast, TOAST_MS[stays]));
}
