/** Prints a figure beside its mark; answers whether it was reached. */
export function printMark(what: string, value: number, mark: number, unit: string): boolean {
  const reached = value <= mark;
  console.log(
    `${reached ? 'reached' : 'MISSED '}  ${what}: ${value.toFixed(2)} ${unit}, mark ${mark} ${unit}`,
  );
  return reached;
}

/** A number in a column of a table. */
export const column = (value: number, digits: number, width: number): string =>
  value.toFixed(digits).padStart(width);
