import type { KeyboardEvent, ReactNode, SVGProps } from 'react';
import type { DataAttributes } from '../data-table/data-table.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const UP_IS_NEXT: typeof STEPS = { ...STEPS, ArrowDown: -1, ArrowUp: 1 };

interface MarkGroupProps {
  /** Arrow up moves on, as in charts. */
  upIsNext?: boolean;
  children: ReactNode;
}

/** Marks in a picture as buttons: a single tab stop; arrow keys, Home and End move between them. */
export function MarkGroup({ upIsNext = false, children }: MarkGroupProps) {
  const steps = upIsNext ? UP_IS_NEXT : STEPS;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const all = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-mark]')];
    const at = all.indexOf(document.activeElement as unknown as SVGGElement);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (steps[event.key] ?? 0);
    if (next === at || !all[next]) return;
    event.preventDefault();
    all[next].focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the marks inside
    <g onKeyDown={onKeyDown}>{children}</g>
  );
}

interface MarkButtonProps extends Omit<SVGProps<SVGGElement>, 'onClick' | 'onKeyDown'>, DataAttributes {
  label: string;
  isStop: boolean;
  onPress: () => void;
}

/** A mark of the group, drawn around the origin. */
export const MarkButton = ({ label, isStop, onPress, ...attributes }: MarkButtonProps) => (
  // biome-ignore lint/a11y/useSemanticElements: SVG has no button
  <g
    role="button"
    data-mark=""
    tabIndex={isStop ? 0 : -1}
    aria-label={label}
    onClick={onPress}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    }}
    {...attributes}
  />
);
