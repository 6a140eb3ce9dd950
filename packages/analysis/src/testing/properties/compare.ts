import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEvent } from '../../detectors/game-event.ts';
import { PITCH_ZONES } from '../../model/pitch-zones.ts';

/** Differences that the order of a floating-point sum makes are smaller, and nothing that a player sees is. */
const DIGITS = 2;

/** Everything of an event in one line; equal for events that say the same. */
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

/** Events that only one side has, as text, in the order of the lists. */
export function compareEvents(
  wanted: readonly GameEvent[],
  found: readonly GameEvent[],
): { missing: string[]; extra: string[] } {
  const lines = new Map<string, number>();
  for (const event of wanted) lines.set(line(event), (lines.get(line(event)) ?? 0) + 1);
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

/** Paths at which two values differ: 'teams.0.statistics.core.goals: 2, 3'. Zeros are equal whatever their sign. */
export function differences(wanted: unknown, found: unknown, path = ''): string[] {
  if (isTree(wanted) && isTree(found)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
    return [...names].flatMap((name) =>
      differences(wanted[name], found[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return wanted === found ? [] : [`${path}: ${String(wanted)}, ${String(found)}`];
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Seconds of two maps that lie in different cells, as a share of all. */
export function misplacedShare(wanted: readonly number[], found: readonly number[]): number {
  const all = wanted.reduce((sum, seconds) => sum + seconds, 0);
  const moved = wanted.reduce((sum, seconds, cell) => sum + Math.abs(seconds - (found[cell] ?? 0)), 0) / 2;
  return all === 0 ? 0 : moved / all;
}

/** What differs in a match under a symmetry, with how often. */
export type Asymmetries = Record<string, number>;

const ROW = /^\| (?<match>[^|]+) \| (?<symmetry>[^|]+) \| (?<what>[^|]+) \| (?<count>[\d.]+) \|$/gm;

/** Rows of known-asymmetries.md for a match and a symmetry. */
export function knownAsymmetries(match: string, symmetry: string): Asymmetries {
  const text = readFileSync(join(import.meta.dirname, 'known-asymmetries.md'), 'utf8');
  const known: Asymmetries = {};
  for (const { groups } of text.matchAll(ROW)) {
    if (groups?.match?.trim() !== match || groups.symmetry?.trim() !== symmetry) continue;
    known[groups.what!.trim()] = Number(groups.count);
  }
  return known;
}

/** Whether an event lies exactly between zones that stand side by side, where the table must choose one of them. */
export function isOnZoneEdge({ zone, x }: GameEvent): boolean {
  const row = PITCH_ZONES.find(({ code }) => code === zone);
  return row !== undefined && [row.fromX, row.toX].some((edge) => Math.abs(edge) === Math.abs(x));
}

/** Events without the zones of those that lie on an edge. */
export const withoutEdgeZones = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (isOnZoneEdge(event) ? { ...event, zone: null } : event));
