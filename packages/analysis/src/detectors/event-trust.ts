import { EVENT_KINDS, type EventKind } from './event-kinds.ts';
import labeled from './event-trust.data.json' with { type: 'json' };

/**
 * How well our events of a kind agree with labels, measured by `npm run truth` on the shared replays: another
 * analyzer's events, and counts of replays recorded for one thing.
 */
export interface EventAgreement {
  readonly labels: number;
  /** Share of our events that are labeled, and of labels that we found, 0-1. */
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export const TRUST_LEVELS = ['recorded', 'derived', 'measured', 'experimental'] as const;
export type TrustLevel = (typeof TRUST_LEVELS)[number];

/**
 * Below either limit, a recognized event is experimental: shown on the match page, but not used in any score, plan or
 * answer.
 */
const MIN_F1 = 0.6;
const MIN_LABELS = 20;

const AGREEMENTS: Readonly<Partial<Record<EventKind, EventAgreement>>> = labeled;

/** Returns how reliable events of a kind are; derived kinds are never experimental (decisions.md 19.10). */
export function getTrustLevel(kind: EventKind): TrustLevel {
  const { basis } = EVENT_KINDS[kind];
  if (basis !== 'recognized') return basis;
  const { labels, f1 } = AGREEMENTS[kind] ?? { labels: 0, f1: 0 };
  return labels >= MIN_LABELS && f1 >= MIN_F1 ? 'measured' : 'experimental';
}

export function isExperimental(kind: EventKind): boolean {
  return getTrustLevel(kind) === 'experimental';
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Describes how reliable events of the kind are, in plain words. */
export function describeTrust(kind: EventKind): string {
  const level = getTrustLevel(kind);
  if (level === 'recorded') return 'Recorded by the game.';
  if (level === 'derived') return 'Calculated from what the game records.';
  const agreement = AGREEMENTS[kind];
  const checked = agreement
    ? `checked against ${agreement.labels} plays, most of them found by another analyzer: we find ${percent(agreement.recall)} of those, and ${percent(agreement.precision)} of what we find is among them.`
    : 'there’s nothing to check it against yet.';
  return level === 'measured'
    ? `${checked.charAt(0).toUpperCase()}${checked.slice(1)}`
    : `Experimental: ${checked} It doesn’t count in any score, plan or answer.`;
}
