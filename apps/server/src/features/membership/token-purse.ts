/** A row of the ledger that brings or takes tokens. */
export interface TokenRow {
  at: Date;
  /** Half tokens, below 0 for those that go. */
  amount: number;
  /** Last moment of those that come. */
  endsAt: Date | null;
}

/** Half tokens that were got together and end together. */
export interface TokenLot {
  halves: number;
  endsAt: Date;
}

/**
 * What is left of the tokens at `now`, soonest to end first, from all rows in their order. Each spending takes from
 * those that end soonest, of those that were good then.
 */
export function purseOf(rows: readonly TokenRow[], now: Date): TokenLot[] {
  const lots: TokenLot[] = [];
  for (const { at, amount, endsAt } of rows) {
    if (amount > 0 && endsAt) {
      lots.push({ halves: amount, endsAt });
      lots.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
    }
    let wanted = -amount;
    for (const lot of lots) {
      if (wanted <= 0) break;
      if (lot.endsAt <= at) continue;
      const taken = Math.min(lot.halves, wanted);
      lot.halves -= taken;
      wanted -= taken;
    }
  }
  return lots.filter((lot) => lot.halves > 0 && lot.endsAt > now);
}

export function halvesIn(lots: readonly TokenLot[]): number {
  return lots.reduce((sum, { halves }) => sum + halves, 0);
}
