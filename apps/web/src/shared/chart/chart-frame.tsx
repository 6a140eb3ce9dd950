import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './chart.module.css';

interface ChartFrameProps {
  /** px; missing where the picture itself says it. */
  height?: number;
  className?: string | undefined;
  /** What a picture without buttons says, in words. */
  label?: string;
  isDecoration?: boolean;
  /** Draws the picture in the width that there is, px. */
  children: (width: number) => ReactNode;
  /** Next to the picture: words, or its table form. */
  aside?: ReactNode;
}

/** The room of a chart: draws it as wide as its place on the page, and again when that changes. */
export function ChartFrame({ height, className, label, isDecoration, children, aside }: ChartFrameProps) {
  const { ref, width } = useElementSize();
  return (
    <div
      ref={ref}
      className={[classes.frame, className].filter(Boolean).join(' ')}
      style={{ height }}
      aria-hidden={isDecoration}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {width > 0 && children(width)}
      {aside}
    </div>
  );
}
