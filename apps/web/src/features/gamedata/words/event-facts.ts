import { EVENT_CODES, EVENT_KINDS, type EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { EVIDENCE, formatEvidence, VALUE_WORDS } from './evidence.table.ts';

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
    const [label, format] = row ?? [capital(plainWords(name))];
    return [{ name: label, text: factText(value, format) }];
  });
}

function factText(
  value: NonNullable<Evidence[string]>,
  format: Parameters<typeof formatEvidence>[0] | undefined,
) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return plainWords(value);
  return formatEvidence(format ?? 'signed', value);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Evidence that the table has no words for; empty when it is complete. */
export function wordlessEvidence({ kind, evidence }: Pick<MatchEvent, 'kind' | 'evidence'>): string[] {
  return Object.keys(evidence).filter((name) => !(`${kind}.${name}` in EVIDENCE) && !(name in EVIDENCE));
}
