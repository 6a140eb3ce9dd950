import { headerText } from '@datacoach/replay';
import { classifyMode } from '../../model/classify-mode.ts';
import { matchMap } from '../../model/match-map.ts';
import { matchPlaylist } from '../../model/playlist.ts';
import type { Timeline } from '../../timeline/timeline.ts';

/** Shorter than this it is a trial, not a match, s of frames. */
const LEAST_SECONDS = 60;

/** A match whose shots teach the model: standard soccar on a standard map, two teams, no mutators that show. */
export function isCompetitive({ header, facts, players, clock, frames }: Timeline): boolean {
  const playlist = matchPlaylist(facts.playlist, headerText(header, 'MatchType') ?? '');
  const mode = classifyMode({
    playlistMode: playlist.mode,
    ballObject: facts.ballObject,
    ballClass: facts.ballClass,
    eventClass: facts.eventClass,
    eventObject: facts.eventObject,
    rumbleItems: facts.rumbleItems,
  });
  const driving = players.filter(({ car }) => car !== null);
  return (
    mode === 'soccar' &&
    matchMap(headerText(header, 'MapName') ?? '').standard &&
    !facts.unlimitedBoost &&
    driving.some(({ team }) => team === 0) &&
    driving.some(({ team }) => team === 1) &&
    (clock.elapsed[frames - 1] ?? 0) >= LEAST_SECONDS
  );
}
