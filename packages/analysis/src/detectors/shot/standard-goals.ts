import { headerText } from '@datacoach/replay';
import { matchMap } from '../../model/maps.ts';
import { classifyMode, type GameMode, matchPlaylist } from '../../model/playlists.ts';
import type { Timeline } from '../../timeline/timeline.ts';

const known = new WeakMap<Timeline, boolean>();

/**
 * Returns whether ball and goals are those of standard soccar, so that flights to the goal are meaningful
 * (game-and-stats.md 1.1, 2.2).
 */
export function hasStandardGoals(timeline: Timeline): boolean {
  let standard = known.get(timeline);
  if (standard === undefined) {
    standard = modeOf(timeline) === 'soccar' && isStandardMap(timeline);
    known.set(timeline, standard);
  }
  return standard;
}

export function isStandardMap({ header }: Timeline): boolean {
  return matchMap(headerText(header, 'MapName') ?? '').standard;
}

export function modeOf({ header, facts }: Timeline): GameMode {
  const { mode } = matchPlaylist(facts.playlist, headerText(header, 'MatchType') ?? '');
  return classifyMode({
    playlistMode: mode,
    ballObject: facts.ballObject,
    ballClass: facts.ballClass,
    eventClass: facts.eventClass,
    eventObject: facts.eventObject,
    rumbleItems: facts.rumbleItems,
  });
}
