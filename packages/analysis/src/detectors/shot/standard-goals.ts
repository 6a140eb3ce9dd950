import { getHeaderText } from '@datacoach/replay';
import { findMatchMap } from '../../model/maps.ts';
import { classifyMode, type GameMode, getMatchPlaylist } from '../../model/playlists.ts';
import type { Timeline } from '../../timeline/timeline.ts';

const known = new WeakMap<Timeline, boolean>();

/**
 * Returns whether ball and goals are those of standard soccar, so that flights to the goal are meaningful
 * (game-and-stats.md 1.1, 2.2).
 */
export function hasStandardGoals(timeline: Timeline): boolean {
  let standard = known.get(timeline);
  if (standard === undefined) {
    standard = getMode(timeline) === 'soccar' && isStandardMap(timeline);
    known.set(timeline, standard);
  }
  return standard;
}

export function isStandardMap({ header }: Timeline): boolean {
  return findMatchMap(getHeaderText(header, 'MapName') ?? '').standard;
}

export function getMode({ header, facts }: Timeline): GameMode {
  const { mode } = getMatchPlaylist(facts.playlist, getHeaderText(header, 'MatchType') ?? '');
  return classifyMode({
    playlistMode: mode,
    ballObject: facts.ballObject,
    ballClass: facts.ballClass,
    eventClass: facts.eventClass,
    eventObject: facts.eventObject,
    rumbleItems: facts.rumbleItems,
  });
}
