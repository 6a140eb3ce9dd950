import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ChecklistItem, getStartedQuery, tickChecklist } from './get-started.ts';

/** Ticks an item of the checklist that opening this screen does, once; for players. */
export function useChecklistTick(item: Exclude<ChecklistItem, 'upload-5'>, isPlayer: boolean): void {
  const { data: state } = useQuery({
    ...getStartedQuery,
    enabled: isPlayer,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOpen = state?.checklist.some((row) => row.item === item && !row.isDone) ?? false;
  useEffect(() => {
    // What does not arrive is ticked the next time.
    if (isOpen) void tickChecklist(item).catch(() => undefined);
  }, [isOpen, item]);
}
