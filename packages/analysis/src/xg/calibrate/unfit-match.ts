import { headerText } from '@datacoach/replay';
import { classifyMode } from '../../model/classify-mode.ts';
import { matchMap } from '../../model/match-map.ts';
import { matchPlaylist } from '../../model/playlist.ts';
import type { Timeline } from '../../timeline/timeline.ts';

/** Shorter than this it is a trial, not a match, s of frames. */
const LEAST_SECONDS = 60;

/**
 * Why the shots of a match cannot teach the model: only standard soccar on a standard map counts, two teams, no mutator
 * that shows. Null when they can.
 */
export function unfitMatch({ header, facts, players, clock, frames }: Timeline): string | null {
  const playlist = matchPlaylist(facts.playlist, headerText(header, 'MatchType') ?? '');
  const mode = classifyMode({
    playlistMode: playlist.mode,
    ballObject: facts.ballObject,
    ballClass: facts.ballClass,
    eventClass: facts.eventClass,
    eventObject: facts.eventObject,
    rumbleItems: facts.rumbleItems,
  });
  if (mode !== 'soccar') return 'is no soccar';
  if (!matchMap(headerText(header, 'MapName') ?? '').standard) return 'is on a map of another shape';
  if (facts.unlimitedBoost) return 'has unlimited boost';
  const driving = players.filter(({ car }) => car !== null);
  if (![0, 1].every((side) => driving.some(({ team }) => team === side))) return 'has no two teams';
  return (clock.elapsed[frames - 1] ?? 0) < LEAST_SECONDS ? `is shorter than ${LEAST_SECONDS} s` : null;
}
