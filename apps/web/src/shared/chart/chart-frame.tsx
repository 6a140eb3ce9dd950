import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useElementWidth } from '../ui/use-element-width.ts';
import classes from './chart.module.css';

interface ChartFrameProps {
  /** In px; omitted if the content sets it. */
  height?: number;
  className?: string | undefined;
  /** Describes a chart without buttons, for screen readers. */
  label?: string;
  isDecoration?: boolean;
  /** Renders the chart for the available width, in px. */
  children: (width: number) => ReactNode;
  /** Next to the chart: text, or its data as a table. */
  aside?: ReactNode;
}

/** Chart container: renders the chart at the available width, and again on resize. */
export function ChartFrame({ height, className, label, isDecoration, children, aside }: ChartFrameProps) {
  const { ref, width } = useElementWidth();
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

interface TableToggleProps {
  asTable: boolean;
  onChange: (asTable: boolean) => void;
  /** For the table. */
  label?: string;
}

export const TableToggle = ({ asTable, onChange, label = 'Table' }: TableToggleProps) => (
  <Button size="xs" variant="subtle" color="gray" aria-pressed={asTable} onClick={() => onChange(!asTable)}>
    {asTable ? 'Picture' : label}
  </Button>
);
