/** Later than this the next touch is another play, s. */
const MAX_SECONDS = 5;

/**
 * Seconds from a touch of one of the group to the next touch of another one of it, whatever opponents do meanwhile: how
 * long it takes until the next man is there. Touches of team mates outside of the group end it.
 *
 * @param touches in order of time, everybody's
 * @param group keys of players of one team
 */
export function handOverSeconds(
  touches: readonly { player: string | null; team: 0 | 1 | null; time: number }[],
  group: ReadonlySet<string>,
): number[] {
  const found: number[] = [];
  const own = touches.find(({ player }) => player !== null && group.has(player))?.team;
  let last: { player: string; time: number } | null = null;
  for (const { player, team, time } of touches) {
    if (player === null || team !== own) continue;
    if (!group.has(player)) {
      last = null;
      continue;
    }
    if (last && last.player !== player && time - last.time <= MAX_SECONDS) found.push(time - last.time);
    last = { player, time };
  }
  return found;
}
