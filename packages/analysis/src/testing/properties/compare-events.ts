import type { GameEvent } from '../../detectors/game-event.ts';

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
