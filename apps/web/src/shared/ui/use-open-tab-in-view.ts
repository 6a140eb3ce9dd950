import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a tab line that is wider than the screen until the open tab is centered. */
export function useOpenTabInView(open: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is what moves the line.
  useEffect(() => {
    const line = list.current;
    const tab = line?.querySelector('[aria-selected="true"]');
    if (!line || !tab) return;
    const [frame, place] = [line.getBoundingClientRect(), tab.getBoundingClientRect()];
    line.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
  }, [open]);
  return list;
}
