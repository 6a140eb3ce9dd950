import { useMutation } from '@tanstack/react-query';
import { showFailure, showToast, type Toast } from './show-toast.tsx';

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
