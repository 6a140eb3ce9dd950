import { type CarTrack, type ClockTrack, PHASE, PRESENCE } from '../../timeline/tracks.ts';

/**
 * Visits the updates of a car's body, life by life, with the seconds since the previous update (or since the start of
 * the life). Bodies are not sent in every frame, so the time between two updates belongs to the state in the later
 * update: ballchasing counts this way (within 0.1 s for speeds, heights, halves and ball side, 12 players). The
 * update that comes with a demolition is the last of its life. Time after the last update of a life (an idle player,
 * the end of the recording) is not counted, as on ballchasing.
 */
export function visitUpdates(
  clock: ClockTrack,
  car: CarTrack,
  visit: (frame: number, seconds: number) => void,
): void {
  const { presence, life, updated } = car;
  let current = 0;
  let since = 0;
  let last = -1;
  for (let frame = 0; frame < presence.length; frame++) {
    const now = clock.elapsed[frame]!;
    const state = presence[frame];
    if (state === PRESENCE.none || clock.phase[frame] === PHASE.replay) {
      current = 0;
      continue;
    }
    if (state === PRESENCE.demolished) {
      if (last === frame - 1 && life[frame] === current && updated[frame] === 1) visit(frame, now - since);
      current = 0;
      continue;
    }
    if (life[frame] !== current) {
      current = life[frame]!;
      since = now;
    } else if (updated[frame] === 1) {
      visit(frame, now - since);
      since = now;
    }
    last = frame;
  }
}
