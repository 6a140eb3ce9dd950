import { formatNumber } from '@datacoach/analysis/format-number';
import { describeTrust, EVENT_CODES, EVENT_KINDS, type EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { kilometersPerHour } from '../../../shared/format/number.ts';
import data from './evidence.data.json' with { type: 'json' };

/**
 * Evidence by its name, as its label and its format, which words and booleans do not need; `kind.name` wins where one name means
 * different things. Left out of the page: null.
 */
const EVIDENCE: Readonly<Record<string, readonly string[] | null>> = data.evidence;
/** Values that are not their own name in words. */
const VALUE_WORDS: Readonly<Record<string, string>> = data.values;

/**
 * How a figure is written. Ball speed in km/h, car speed in uu/s (decisions.md 19.4); `share` is 0 to 1; `way` is signed, positive
 * towards the opponent goal.
 */
const FORMATS = {
  ballSpeed: (value: number) => `${formatNumber(kilometersPerHour(value))} km/h`,
  carSpeed: (value: number) => `${formatNumber(value)} uu/s`,
  uu: (value: number) => `${formatNumber(value)} uu`,
  seconds: (value: number) => `${formatNumber(value, 2)} s`,
  share: (value: number) => `${formatNumber(value * 100)}%`,
  degrees: (value: number) => `${formatNumber(value)}°`,
  boost: (value: number) => formatNumber(value),
  count: (value: number) => formatNumber(value),
  xg: (value: number) => formatNumber(value, 2),
  signed: (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, 2)}`,
  team: (value: number) => (value === 0 ? 'Blue' : 'Orange'),
} as const;
type EvidenceFormat = keyof typeof FORMATS;

export function formatEvidence(format: EvidenceFormat, value: number): string {
  return FORMATS[format](value);
}

export function isKind(kind: string): kind is EventKind {
  return Object.hasOwn(EVENT_KINDS, kind);
}

/** "halfVolley" as "half volley". */
export function plainWords(name: string): string {
  return VALUE_WORDS[name] ?? name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function kindLabel(kind: string): string {
  return isKind(kind) ? EVENT_KINDS[kind].label : plainWords(kind);
}

/** The event by its number where it has one ("Challenge won"), else by its kind. */
export function eventLabel({ kind, code }: Pick<MatchEvent, 'kind' | 'code'>): string {
  return EVENT_CODES.find((known) => known.code === code)?.label ?? kindLabel(kind);
}

export function kindDefinition(kind: string): string {
  return isKind(kind) ? EVENT_KINDS[kind].definition : '';
}

/** How far events of the kind can be trusted. */
export function kindTrust(kind: string): string {
  return isKind(kind) ? describeTrust(kind) : '';
}

export interface EventFact {
  readonly name: string;
  readonly text: string;
}

type Evidence = MatchEvent['evidence'];

/** Evidence in words and units, in the order in which the engine gives it. */
export function eventFacts({ kind, evidence }: Pick<MatchEvent, 'kind' | 'evidence'>): EventFact[] {
  return Object.entries(evidence).flatMap(([name, value]) => {
    const row = EVIDENCE[`${kind}.${name}`] ?? (`${kind}.${name}` in EVIDENCE ? null : EVIDENCE[name]);
    if (row === null || value === null || value === '') return [];
    const [label = capital(plainWords(name)), format] = row ?? [];
    return [{ name: label, text: factText(value, format) }];
  });
}

function factText(value: NonNullable<Evidence[string]>, format: string | undefined) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return plainWords(value);
  return formatEvidence((format ?? 'signed') as EvidenceFormat, value);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Evidence that has no words, or is written in a format that is not known; empty when the data is complete. */
export function wordlessEvidence({ kind, evidence }: Pick<MatchEvent, 'kind' | 'evidence'>): string[] {
  return Object.keys(evidence).filter((name) => {
    const row = EVIDENCE[`${kind}.${name}`] ?? EVIDENCE[name];
    const isKnown = `${kind}.${name}` in EVIDENCE || name in EVIDENCE;
    return !isKnown || (row?.[1] !== undefined && !Object.hasOwn(FORMATS, row[1]));
  });
}
