import { useCallback, useState } from 'react';

/** Measures the content width of an element, first before it is painted: what depends on it never moves the page. */
export function useElementWidth<Measured extends Element = HTMLDivElement>() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Measured | null) => {
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setWidth(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
