/** A path through the values that are there; what is missing breaks the line. */
export function linePath(
  series: readonly (number | null)[],
  x: (place: number) => number,
  y: (value: number) => number,
): string {
  let isOpen = false;
  return series
    .map((value, place) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const command = isOpen ? 'L' : 'M';
      isOpen = true;
      return `${command}${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}
