import { SIDE_ROWS } from '../insight/side-counts.ts';
import { roundStat } from '../metrics/metric.ts';
import { calculatePairedChance, type Part, type Pooled, pooled } from './statistics/pooled.ts';
import { findSignificant } from './statistics/student.ts';

export interface SideShare {
  count: number;
  successes: number;
  /** %, with the 80 % interval; null without attempts, without an interval with fewer than three games. */
  share: number | null;
  interval: Pooled['interval'];
}

interface SideSplitRow {
  key: string;
  label: string;
  left: SideShare;
  right: SideShare;
  /** Side that is worse beyond chance; null if neither is. */
  worse: 'left' | 'right' | null;
}

export interface SideSplit {
  games: number;
  /** The difference least likely to be chance, in a sentence; null without one. */
  finding: string | null;
  rows: SideSplitRow[];
}

/** Min attempts on each side for a difference to be meaningful (game-and-stats.md 9.1, question 37). */
const MIN_OF_SIDE = 8;
const COUNTS = 4;

/** Adds up a player's games, each with four counts per row of `SIDE_ROWS`, and compares left with right. */
export function splitSides(games: readonly (readonly number[])[]): SideSplit {
  // Games of an engine with other rows have other lengths.
  const known = games.filter(({ length }) => length === COUNTS * SIDE_ROWS.length);
  const rows = SIDE_ROWS.flatMap(({ key, label, says }, row) => {
    const pairs = known.map((counts): [Part, Part] => {
      const [left, leftWon, right, rightWon] = counts.slice(COUNTS * row, COUNTS * (row + 1)) as Four;
      return [
        { sum: 100 * leftWon, over: left },
        { sum: 100 * rightWon, over: right },
      ];
    });
    const [left, right] = [0, 1].map((side) => getShare(pairs.map((pair) => pair[side]!))) as [
      SideShare,
      SideShare,
    ];
    if (left.count + right.count === 0) return [];
    const isEnough = Math.min(left.count, right.count) >= MIN_OF_SIDE;
    return [{ key, label, says, left, right, chance: isEnough ? calculatePairedChance(pairs) : null }];
  });
  const judged = rows.flatMap(({ key, chance }) => (chance === null ? [] : [{ key, chance }]));
  const significant = findSignificant(judged.map(({ chance }) => chance));
  const standing = new Set(judged.flatMap(({ key }, index) => (significant[index] ? [key] : [])));
  const [clearest] = rows
    .filter(({ key }) => standing.has(key))
    .toSorted((a, b) => (a.chance ?? 1) - (b.chance ?? 1));
  return {
    games: known.length,
    finding: clearest ? formatSentence(clearest.says, clearest.left, clearest.right) : null,
    rows: rows.map(({ key, label, left, right }) => ({
      key,
      label,
      left,
      right,
      worse: standing.has(key) ? findWorseSide(left, right) : null,
    })),
  };
}

type Four = [number, number, number, number];

function getShare(parts: readonly Part[]): SideShare {
  const found = pooled(parts);
  return {
    count: found?.over ?? 0,
    successes: parts.reduce((sum, part) => sum + part.sum, 0) / 100,
    share: found && roundStat(found.value),
    interval: found?.interval ? [roundStat(found.interval[0]), roundStat(found.interval[1])] : null,
  };
}

function findWorseSide(left: SideShare, right: SideShare): 'left' | 'right' {
  return left.share! < right.share! ? 'left' : 'right';
}

function formatSentence(says: string, left: SideShare, right: SideShare): string {
  const side = findWorseSide(left, right);
  const shares = [left.share!, right.share!].map((share) => String(Math.round(share)));
  const values: Readonly<Record<string, string>> = {
    side,
    other: side === 'left' ? 'right' : 'left',
    worse: shares[side === 'left' ? 0 : 1]!,
    better: shares[side === 'left' ? 1 : 0]!,
  };
  return says.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}
