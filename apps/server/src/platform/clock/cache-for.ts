import type { Clock } from './clock.ts';

/** Reads at most this often; calls in between share the result. A failure isn't kept. */
export function cacheFor<Result>(clock: Clock, maxAgeMs: number, read: () => Promise<Result>) {
  let known: { at: number; result: Promise<Result> } | null = null;
  return {
    read(): Promise<Result> {
      const at = clock.now().getTime();
      if (!known || Math.abs(at - known.at) >= maxAgeMs) {
        const fresh = { at, result: read() };
        fresh.result.catch(() => {
          if (known === fresh) known = null;
        });
        known = fresh;
      }
      return known.result;
    },
    /** Shows a change right away. */
    forget(): void {
      known = null;
    },
  };
}
