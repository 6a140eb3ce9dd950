import type { ReactNode } from 'react';
import type { TimelineEvent } from '../team-words.ts';

/** Event glyphs, own drawings on 16 × 16: shape says the kind, colour the team. */
const SHAPES: Readonly<Record<TimelineEvent['kind'], ReactNode>> = {
  goal: <circle cx="8" cy="8" r="6.5" />,
  shot: <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" strokeWidth="2" />,
  save: <path d="M2 3h12v5a6 6 0 0 1-12 0z" />,
  assist: <path d="M2 8h8V4l5 4-5 4V8z" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />,
  demolition: (
    <path d="M8 1l1.8 4.2L14 3l-1.6 4.3L16 9l-4.2 1.1L13 15l-4.2-2.7L5.5 15l.2-4.3L1 10l3.6-2.5L2 3l4.4 1.9z" />
  ),
};

export function EventShape({ kind }: { kind: TimelineEvent['kind'] }) {
  return <g fill="currentColor">{SHAPES[kind]}</g>;
}

export function EventGlyph({ kind, size = 12 }: { kind: TimelineEvent['kind']; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <EventShape kind={kind} />
    </svg>
  );
}
