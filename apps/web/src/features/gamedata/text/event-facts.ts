import { formatNumber } from '@datacoach/analysis/format-number';
import { describeTrust, EVENT_CODES, EVENT_KINDS, type EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { formatSpeed, formatSpeedsInText } from '../../../shared/format/speed.ts';
import data from './evidence.data.json' with { type: 'json' };

/**
 * Evidence by name with its label and its format, which text and booleans don't need; `kind.name` takes precedence
 * where a name has several meanings. Null hides it from the page.
 */
const EVIDENCE: Readonly<Record<string, readonly string[] | null>> = data.evidence;
const VALUE_LABELS: Readonly<Record<string, string>> = data.values;

/**
 * Formats of numbers. Speeds are in the chosen unit (decisions.md 19.4); `share` is 0 to 1; `way` is signed, positive
 * toward the opponents' goal.
 */
const FORMATS = {
  speed: (value: number) => formatSpeed(value),
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

export const formatEvidence = (format: EvidenceFormat, value: number): string => FORMATS[format](value);

export const isEventKind = (kind: string): kind is EventKind => Object.hasOwn(EVENT_KINDS, kind);

/** Turns "halfVolley" into "half volley". */
export const toPlainWords = (name: string): string =>
  VALUE_LABELS[name] ?? name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export const getKindLabel = (kind: string): string =>
  isEventKind(kind) ? EVENT_KINDS[kind].label : toPlainWords(kind);

/** Returns the label of the event's code if it has one ("Challenge won"), else of its kind. */
export const getEventLabel = ({ kind, code }: Pick<MatchEvent, 'kind' | 'code'>): string =>
  EVENT_CODES.find((known) => known.code === code)?.label ?? getKindLabel(kind);

export const getKindDefinition = (kind: string): string =>
  isEventKind(kind) ? formatSpeedsInText(EVENT_KINDS[kind].definition) : '';

export const getKindTrust = (kind: string): string => (isEventKind(kind) ? describeTrust(kind) : '');

export interface EventFact {
  readonly name: string;
  readonly text: string;
}

/** Formats evidence with labels and units, in the engine's order. Lists what is, not what isn't. */
export const getEventFacts = ({ kind, evidence }: Pick<MatchEvent, 'kind' | 'evidence'>): EventFact[] =>
  Object.entries(evidence).flatMap(([name, value]) => {
    const row = EVIDENCE[`${kind}.${name}`] ?? (`${kind}.${name}` in EVIDENCE ? null : EVIDENCE[name]);
    if (row === null || value === null || value === '' || value === false) return [];
    const [label = capitalize(toPlainWords(name)), format] = row ?? [];
    return [{ name: label, text: formatFact(value, format) }];
  });

function formatFact(value: NonNullable<MatchEvent['evidence'][string]>, format: string | undefined) {
  if (typeof value === 'boolean') return 'yes';
  if (typeof value === 'string') return toPlainWords(value);
  return formatEvidence((format ?? 'signed') as EvidenceFormat, value);
}

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns evidence that has no label or an unknown format; empty when the data is complete. */
export const listWordlessEvidence = ({ kind, evidence }: Pick<MatchEvent, 'kind' | 'evidence'>): string[] =>
  Object.keys(evidence).filter((name) => {
    const row = EVIDENCE[`${kind}.${name}`] ?? EVIDENCE[name];
    const isKnown = `${kind}.${name}` in EVIDENCE || name in EVIDENCE;
    return !isKnown || (row?.[1] !== undefined && !Object.hasOwn(FORMATS, row[1]));
  });
