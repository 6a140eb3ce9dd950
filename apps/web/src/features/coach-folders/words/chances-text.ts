import { formatNumber } from '@datacoach/analysis/format-number';

interface Pair {
  us: number;
  them: number;
}
interface Game {
  result: 5 | 10 | null;
  xg: Pair;
}

const WON = 5;

/**
 * Describes the outcome of the chances in these games.
 *
 * @param ours our team's totals without own goals, as in the score; undefined if not available
 */
export function formatChancesText(
  games: readonly Game[],
  ours: { finishing: number; prevented: number } | undefined,
): string {
  const won = games.filter(({ result }) => result === WON).length;
  const lead = games.reduce((sum, { xg }) => sum + xg.us - xg.them, 0);
  const chances = `${formatNumber(Math.abs(lead), 2)} ${lead >= 0 ? 'more' : 'less'} xG`;
  const start = `Won ${won} of ${games.length} with ${chances}`;
  if (!ours) return `${start}.`;
  const said = (value: number, above: string, below: string) =>
    `${formatNumber(Math.abs(value), 2)} goals ${value >= 0 ? above : below}`;
  return `${start}: ${said(ours.finishing, 'scored over expected', 'under expected')}, ${said(ours.prevented, 'prevented', 'conceded over expected')}.`;
}
