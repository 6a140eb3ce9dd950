/** Chances of both sides and of a draw, 0 to 1; together 1. */
export interface WinChance {
  readonly blue: number;
  readonly draw: number;
  readonly orange: number;
}

/** Chance of 0, 1, 2 … goals out of attempts that go in independently of one another. */
export function goalDistribution(chances: readonly number[]): number[] {
  let distribution = [1];
  for (const chance of chances) {
    const next = new Array<number>(distribution.length + 1).fill(0);
    distribution.forEach((share, goals) => {
      next[goals]! += share * (1 - chance);
      next[goals + 1]! += share * chance;
    });
    distribution = next;
  }
  return distribution;
}

/** How often each side would win if every attempt were played out again by its own chance. */
export function winChance(blue: readonly number[], orange: readonly number[]): WinChance {
  const [ours, theirs] = [goalDistribution(blue), goalDistribution(orange)];
  const result = { blue: 0, draw: 0, orange: 0 };
  ours.forEach((share, goals) => {
    theirs.forEach((other, against) => {
      result[goals > against ? 'blue' : goals < against ? 'orange' : 'draw'] += share * other;
    });
  });
  return result;
}
