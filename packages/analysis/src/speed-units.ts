import { formatNumber } from './format-number.ts';

/** uu/s in one of each unit: 100 km/h are 2,778 uu/s (game-and-stats.md 0.2). */
const UU_PER_SECOND = { 'uu/s': 1, 'km/h': 27.78, mph: 27.78 * 1.609344 } as const;

export type SpeedUnit = keyof typeof UU_PER_SECOND;

export function convertSpeed(value: number, from: SpeedUnit, to: SpeedUnit): number {
  return (value * UU_PER_SECOND[from]) / UU_PER_SECOND[to];
}

/** A car's top speed in uu/s and as texts write it; from its rounded km/h it would come out as 52 mph. */
const TOP_SPEED = { uuPerSecond: 2300, written: '83 km/h' };

const PLAIN = String.raw`\d[\d,]*(?:\.\d+)?`;
const SPEED_TEXTS: Readonly<Record<SpeedUnit, RegExp>> = {
  'uu/s': getSpeedText('uu/s'),
  'km/h': getSpeedText('km/h'),
  mph: getSpeedText('mph'),
};

/** Matches "94 km/h" and both numbers of "51 and 79 km/h" or "51 to 79 km/h". */
function getSpeedText(unit: SpeedUnit): RegExp {
  return new RegExp(String.raw`(?:\b(${PLAIN})( and | to ))?\b(${PLAIN})(\s)${unit}(?!\w)`, 'g');
}

/** Rewrites every speed in a text, with the decimals it has: "94 km/h" becomes "58 mph". */
export function convertSpeedsInText(text: string, from: SpeedUnit, to: SpeedUnit): string {
  if (from === to || !text.includes(from)) return text;
  const write = (written: string) => {
    const decimals = written.split('.')[1]?.length ?? 0;
    const value =
      `${written} ${from}` === TOP_SPEED.written
        ? convertSpeed(TOP_SPEED.uuPerSecond, 'uu/s', to)
        : convertSpeed(Number(written.replaceAll(',', '')), from, to);
    return formatNumber(value, decimals);
  };
  return text.replace(
    SPEED_TEXTS[from],
    (_, first: string | undefined, joint: string | undefined, last: string, space: string) =>
      `${first === undefined ? '' : `${write(first)}${joint}`}${write(last)}${space}${to}`,
  );
}

/** Keys of an answer's numbers that are in its unit; others count games or give times. */
const MEASURED: ReadonlySet<string> = new Set(['value', 'interval', 'low', 'high', 'reference', 'mean']);

/**
 * Converts the speeds of an answer: the sentences, and the numbers of every part whose `unit` is a speed. Rows without
 * a unit have the table's, comparisons the number's.
 */
export function convertSpeedsInAnswer<T extends object>(answer: T, from: SpeedUnit, to: SpeedUnit): T {
  if (from === to) return answer;
  const { number } = answer as { readonly number?: { readonly unit: string } | null };
  return convertPart(answer, number?.unit === from) as T;

  function convertPart(part: unknown, isSpeed: boolean): unknown {
    if (typeof part === 'string') return part === from ? to : convertSpeedsInText(part, from, to);
    if (Array.isArray(part)) return part.map((one) => convertPart(one, isSpeed));
    if (typeof part !== 'object' || part === null) return part;
    const unit = 'unit' in part ? part.unit : null;
    const convertsUnit = unit === null ? isSpeed : unit === from;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        convertsUnit && MEASURED.has(key) ? convertNumbers(value) : convertPart(value, convertsUnit),
      ]),
    );
  }

  function convertNumbers(value: unknown): unknown {
    if (typeof value === 'number') return convertSpeed(value, from, to);
    return Array.isArray(value) ? value.map(convertNumbers) : value;
  }
}
