import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEvent } from '../../detectors/game-event.ts';
import { PITCH_ZONES } from '../../model/pitch-zones.ts';

/** Differences from the order of a floating-point sum are smaller than this; anything a player can see is larger. */
const DIGITS = 2;

/** Returns an event as one line; equal events give equal lines. */
function line(event: GameEvent): string {
  const { kind, evidence, ...rest } = event;
  const shown = (value: unknown): string => {
    if (typeof value !== 'number') return String(value);
    const rounded = value.toFixed(DIGITS);
    return Number(rounded) === 0 ? '0' : rounded;
  };
  const facts = Object.entries({ ...rest, ...evidence }).map(([name, value]) => `${name}=${shown(value)}`);
  return [kind, ...facts].join(' ');
}

/** Returns the events that only one side has, as text, in list order. */
export function compareEvents(
  expected: readonly GameEvent[],
  found: readonly GameEvent[],
): { missing: string[]; extra: string[] } {
  const lines = new Map<string, number>();
  for (const event of expected) lines.set(line(event), (lines.get(line(event)) ?? 0) + 1);
  const extra: string[] = [];
  for (const event of found) {
    const text = line(event);
    const left = lines.get(text) ?? 0;
    if (left > 0) lines.set(text, left - 1);
    else extra.push(text);
  }
  const missing = [...lines].flatMap(([text, times]) => Array.from({ length: times }, () => text));
  return { missing, extra };
}

/**
 * Returns the paths at which two values differ: 'teams.0.statistics.core.goals: 2, 3'. Zeros are equal regardless of
 * sign.
 */
export function differences(expected: unknown, found: unknown, path = ''): string[] {
  if (isTree(expected) && isTree(found)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...names].flatMap((name) =>
      differences(expected[name], found[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return expected === found ? [] : [`${path}: ${String(expected)}, ${String(found)}`];
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the share of seconds that are in different cells in the two maps. */
export function calculateMisplacedShare(expected: readonly number[], found: readonly number[]): number {
  const all = expected.reduce((sum, seconds) => sum + seconds, 0);
  const moved = expected.reduce((sum, seconds, cell) => sum + Math.abs(seconds - (found[cell] ?? 0)), 0) / 2;
  return all === 0 ? 0 : moved / all;
}

/** Differences in a match under a symmetry, with their counts. */
export type Asymmetries = Record<string, number>;

const ROW = /^\| (?<match>[^|]+) \| (?<symmetry>[^|]+) \| (?<what>[^|]+) \| (?<count>[\d.]+) \|$/gm;

/** Returns the rows of known-asymmetries.md for a match and a symmetry. */
export function getKnownAsymmetries(match: string, symmetry: string): Asymmetries {
  const text = readFileSync(join(import.meta.dirname, 'known-asymmetries.md'), 'utf8');
  const known: Asymmetries = {};
  for (const { groups } of text.matchAll(ROW)) {
    if (groups?.match?.trim() !== match || groups.symmetry?.trim() !== symmetry) continue;
    known[groups.what!.trim()] = Number(groups.count);
  }
  return known;
}

/** Returns whether an event is exactly on the line between two zones, where the table has to choose one. */
export function isOnZoneEdge({ zone, x }: GameEvent): boolean {
  const row = PITCH_ZONES.find(({ code }) => code === zone);
  return row !== undefined && [row.fromX, row.toX].some((edge) => Math.abs(edge) === Math.abs(x));
}

/** Returns the events, without the zone where it is on an edge. */
export const removeEdgeZones = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (isOnZoneEdge(event) ? { ...event, zone: null } : event));
