import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { tankLevels } from '../boost-use/tank-levels.ts';
import type { KickoffSpan } from './find-kickoffs.ts';
import { distanceToCentre } from './spawn-kind.ts';
import { TAKER_TIE } from './thresholds.ts';

/**
 * Who of a team takes the kickoff: the nearest spawn; among equals who touches first, else who came nearer to the centre,
 * else who spent more boost, else the left one.
 *
 * @param team players with a car at the go
 * @param at frame of the first touch, or where the kickoff ended without one
 */
export function chooseTaker(
  match: MatchView,
  team: readonly PlayerView[],
  kickoff: KickoffSpan,
  at: number,
): PlayerView | null {
  const { go, touches } = kickoff;
  const nearest = Math.min(...team.map((view) => distanceToCentre(view, go)));
  const candidates = team.filter((view) => distanceToCentre(view, go) - nearest <= TAKER_TIE);
  const progress = (view: PlayerView) => distanceToCentre(view, go) - distanceToCentre(view, at);
  const spent = ({ car }: PlayerView) => {
    const levels = tankLevels(car, match.clock);
    return levels[go]! - levels[at]! || 0;
  };
  const firstTouch = (view: PlayerView) =>
    touches.find(({ player, frame }) => player === view.index && frame <= at)?.frame ??
    Number.POSITIVE_INFINITY;
  const [best] = candidates.toSorted(
    (a, b) =>
      compare(firstTouch(a), firstTouch(b)) ||
      compare(progress(b), progress(a)) ||
      compare(spent(b), spent(a)) ||
      compare(b.sign * b.car.x[go]!, a.sign * a.car.x[go]!),
  );
  return best ?? null;
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
