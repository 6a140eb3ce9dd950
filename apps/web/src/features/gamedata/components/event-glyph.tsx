import type { ReactNode } from 'react';

/** Event glyphs, drawn for 16 × 16: shape shows the kind, color the team. */
const SHAPES = {
  goal: <circle cx="8" cy="8" r="6.5" />,
  shot: <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" strokeWidth="2" />,
  save: <path d="M2 3h12v5a6 6 0 0 1-12 0z" />,
  assist: <path d="M2 8h8V4l5 4-5 4V8z" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />,
  demolition: (
    <path d="M8 1l1.8 4.2L14 3l-1.6 4.3L16 9l-4.2 1.1L13 15l-4.2-2.7L5.5 15l.2-4.3L1 10l3.6-2.5L2 3l4.4 1.9z" />
  ),
  kickoff: (
    <>
      <path d="M8 1v14" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="8" cy="8" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="8" cy="8" r="1.4" />
    </>
  ),
  boost: <path d="M9.5 1L3 9h4l-1 6 7-8.5H8.8z" />,
  whiff: <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />,
  pass: (
    <>
      <path d="M1 12C5 4 9 4 13 8" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M10.5 9.5L15 10l-1-4.4z" />
    </>
  ),
  turnover: <path d="M8 15L1.5 4h13z" />,
  takeaway: <path d="M8 1l6.5 11h-13z" />,
  challenge: <path d="M2 8h12M8 2v12" stroke="currentColor" strokeWidth="2.4" />,
  other: <path d="M8 2l6 6-6 6-6-6z" />,
} as const satisfies Readonly<Record<string, ReactNode>>;
export type GlyphKind = keyof typeof SHAPES;

const SAME_GLYPH: Readonly<Record<string, GlyphKind>> = {
  padPickup: 'boost',
  boostStolen: 'boost',
  boostWasted: 'boost',
  kickoffTaken: 'kickoff',
  kickoffSupported: 'kickoff',
  passAttempt: 'pass',
  aerialMiss: 'whiff',
  fiftyFifty: 'challenge',
};

/** Returns the glyph of an event kind; a diamond if it has none. */
export const getGlyph = (kind: string): GlyphKind =>
  Object.hasOwn(SHAPES, kind) ? (kind as GlyphKind) : (SAME_GLYPH[kind] ?? 'other');

export const EventShape = ({ kind }: { kind: GlyphKind }) => <g fill="currentColor">{SHAPES[kind]}</g>;

export const EventGlyph = ({ kind, size = 12 }: { kind: GlyphKind; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
    <EventShape kind={kind} />
  </svg>
);
