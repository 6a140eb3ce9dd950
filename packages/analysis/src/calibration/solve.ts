/** Solves matrix · x = right by elimination with pivoting. The inputs are left as they are. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]!;
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / lead[column]!;
      for (let k = column; k <= size; k++) rows[row]![k] = rows[row]![k]! - factor * lead[k]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row]![size]!;
    for (let k = row + 1; k < size; k++) rest -= rows[row]![k]! * solution[k]!;
    solution[row] = rest / rows[row]![row]!;
  }
  return solution;
}
