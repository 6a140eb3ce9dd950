import type { SessionEffect } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { effectsQuery } from './coaching.ts';

/** What became of each session of a page; undefined while it loads. */
export function useEffects(page: number) {
  const { data, isError } = useQuery(effectsQuery(page));
  return {
    hasFailed: isError,
    of: (sessionId: string) =>
      data?.items.find((one) => one.sessionId === sessionId)?.effects as SessionEffect[] | undefined,
  };
}
