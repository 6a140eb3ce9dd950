import type { Match, MatchPlayer } from './match-state.ts';
import { planDistance } from './vector.ts';

/** Source: game-and-stats.md 1.7; boost in units of 255. */
const PADS = {
  small: { radius: 144, height: 165, boost: 30.6, away: 4 },
  big: { radius: 208, height: 168, boost: 255, away: 10 },
} as const;

/** Gives boost to cars on available pads and brings taken pads back. */
export function stepPads(match: Match, dt: number): void {
  for (const [index, pad] of match.pads.entries()) {
    if (pad.away > 0) {
      pad.away = Math.max(0, pad.away - dt);
      if (pad.away === 0) match.events.push({ kind: 'padBack', pad: index });
      continue;
    }
    const size = pad.spot.big ? PADS.big : PADS.small;
    const taker = match.players.find(
      ({ car }) =>
        car !== null &&
        planDistance(car.position, pad.spot.position) < size.radius &&
        car.position.z < size.height,
    );
    if (taker === undefined) continue;
    take(taker, size.boost);
    pad.away = size.away;
    match.events.push({ kind: 'pickup', player: taker, pad: index });
  }
}

function take(player: MatchPlayer, boost: number): void {
  player.car!.boost = Math.min(255, player.car!.boost + boost);
  player.grants++;
}

/** A kickoff brings every pad back. */
export function resetPads(match: Match): void {
  for (const pad of match.pads) pad.away = 0;
}
