import { type RefObject, useEffect, useRef } from 'react';

/** For a line of tabs that is longer than a phone is wide: moves it sideways until the open tab is in its middle. */
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
