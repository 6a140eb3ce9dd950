import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { getFailureMessage } from '../api/failure.ts';
import type { Toast } from './toasts.tsx';

export type { Toast };

const loadToasts = () => import('./toasts.tsx');

const Toasts = lazy(loadToasts);

let mountToasts = () => {};

export function LazyToasts() {
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
  void loadToasts().then(({ addToast }) => addToast(toast, TOAST_MS[stays]));
}

interface ActionOptions<Given, Result> {
  done?: string | ((result: Result, given: Given) => string);
  onDone?: ((result: Result, given: Given) => unknown) | undefined;
  stays?: Toast['stays'];
}

/** Manages a change: a toast shows its result, or the user message of a failure. */
export function useAction<Given = void, Result = unknown>(
  run: (given: Given) => Promise<Result>,
  { done, onDone, stays = 'shell' }: ActionOptions<Given, Result> = {},
) {
  return useMutation({
    mutationFn: run,
    onSuccess: (result, given) => {
      const message = typeof done === 'function' ? done(result, given) : done;
      if (message !== undefined) showToast({ kind: 'done', message, stays });
      return onDone?.(result, given);
    },
    onError: (error) => showFailure(error, stays),
  });
}
