import { TEAM_INDICES } from '../model/teams.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { PHASE, PRESENCE } from '../timeline/tracks.ts';

/**
 * Players a team as played: the median number of cars in live play of the fuller team. The header's TeamSize is only
 * the limit of the lobby. 0 without live play.
 */
export function playedTeamSize({ clock, players, frames }: Timeline): number {
  const medians = TEAM_INDICES.map((team) => {
    const cars = players.flatMap((player) => (player.team === team && player.car ? [player.car] : []));
    /** Live frames by number of cars. */
    const counts = new Array<number>(cars.length + 1).fill(0);
    let live = 0;
    for (let frame = 0; frame < frames; frame++) {
      if (clock.phase[frame] !== PHASE.live) continue;
      let present = 0;
      for (const car of cars) if (car.presence[frame] === PRESENCE.alive) present += 1;
      counts[present] = (counts[present] ?? 0) + 1;
      live += 1;
    }
    return live === 0 ? 0 : median(counts, live);
  });
  return Math.max(...medians);
}

/** Index in a histogram below and at which half of its `total` lies. */
function median(histogram: readonly number[], total: number): number {
  let seen = 0;
  for (let value = 0; value < histogram.length; value++) {
    seen += histogram[value] as number;
    if (seen * 2 >= total) return value;
  }
  return 0;
}
