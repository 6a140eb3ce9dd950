/** Chances of one side this close together are one play: together never more than a certain goal, s (6.7). */
const PLAY_SECONDS = 2;

/**
 * What each chance adds: a rebound only counts as far as the chances just before it left the goal open, so that a play
 * adds 1 - (1 - p1) · (1 - p2) · …
 *
 * @param chances in order of time
 */
export function addedChances(
  chances: readonly { readonly time: number; readonly chance: number }[],
): number[] {
  let open = 1;
  let last = Number.NEGATIVE_INFINITY;
  return chances.map(({ time, chance }) => {
    if (time - last > PLAY_SECONDS) open = 1;
    last = time;
    const added = open * chance;
    open *= 1 - chance;
    return added;
  });
}
