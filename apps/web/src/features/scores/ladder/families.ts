import { scoreLookup } from '@datacoach/analysis/metadata';

/** A family of ranks on the ladder and where it starts, in POLR (decisions.md 1.3: 3.18 per tier). */
export interface Family {
  readonly name: string;
  readonly short: string;
  /** Label on phones. */
  readonly letters: string;
  readonly token: string;
  readonly from: number;
  readonly to: number;
}

const TIERS = 22;
const TOP = 70;
const STEPS = 3;
const tierToPolr = (tier: number) => (tier * TOP) / TIERS;

const NAMES = [
  { name: 'Bronze', short: 'Bro', letters: 'B', token: '--rank-bronze' },
  { name: 'Silver', short: 'Sil', letters: 'S', token: '--rank-silver' },
  { name: 'Gold', short: 'Gold', letters: 'G', token: '--rank-gold' },
  { name: 'Platinum', short: 'Plat', letters: 'P', token: '--rank-platinum' },
  { name: 'Diamond', short: 'Diamond', letters: 'Dia', token: '--rank-diamond' },
  { name: 'Champion', short: 'Champion', letters: 'Cha', token: '--rank-champion' },
  { name: 'Grand Champion', short: 'Grand C', letters: 'GC', token: '--rank-grand-champion' },
  { name: 'Supersonic Legend', short: 'SSL', letters: 'SSL', token: '--rank-ssl' },
] as const;

export const FAMILIES: readonly Family[] = NAMES.map((family, index) => ({
  ...family,
  from: tierToPolr(index * STEPS),
  to: Math.min(TOP, tierToPolr((index + 1) * STEPS)),
}));

export function getRankFamily(polr: number): number {
  const found = FAMILIES.findIndex(({ to }) => polr < to);
  return found === -1 ? FAMILIES.length - 1 : found;
}

/** Returns a scale from POLR to screen positions by the specification's table, starting at the family `first`. */
export function createLadderScale(first: number, left: number, right: number): (polr: number) => number {
  const start = scoreLookup(FAMILIES[first]!.from);
  const end = scoreLookup(TOP);
  return (polr) => {
    const position = Math.max(start, Math.min(end, scoreLookup(polr)));
    return left + ((position - start) / (end - start)) * (right - left);
  };
}
