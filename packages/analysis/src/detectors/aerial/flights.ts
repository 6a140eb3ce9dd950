import type { Surface } from '../../model/surface.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { JUMP_LAG_SECONDS } from './thresholds.ts';
import { contactSurface, IN_AIR, NO_CAR, wheelContacts } from './wheel-contacts.ts';

/** From the last wheel contact to the next. Frames; -1 where there was none. */
export interface Flight {
  /** First frame without wheel contact. */
  startFrame: number;
  /** Frame of the landing, or the last of the play or life. */
  endFrame: number;
  /** What the car left; null when the play began in the air. */
  from: Surface | null;
  /** What it landed on; null when play or life ended first. */
  to: Surface | null;
  jumpFrame: number;
  doubleJumpFrame: number;
  /** Frames of its dodges, rising. */
  dodgeFrames: number[];
}

export interface Flights {
  readonly all: readonly Flight[];
  /** What the car stood on per frame, see `wheelContacts`. */
  readonly contacts: Uint8Array;
  /** The flight that a frame belongs to. */
  at(frame: number): Flight | null;
}

const known = new WeakMap<PlayerView, Flights>();

/** A player's flights with the jumps and dodges used in each. Source: game-and-stats.md 3.15, jump bookkeeping. */
export function flightsOf(match: MatchView, player: PlayerView): Flights {
  let flights = known.get(player);
  if (flights === undefined) {
    flights = collectFlights(match, player);
    known.set(player, flights);
  }
  return flights;
}

function collectFlights(match: MatchView, player: PlayerView): Flights {
  const contacts = wheelContacts(match, player);
  const all: Flight[] = [];
  let open: Flight | null = null;
  for (let frame = 0; frame < match.frames; frame++) {
    const code = contacts[frame]!;
    if (code === IN_AIR) {
      if (open === null || player.car.life[frame] !== player.car.life[open.startFrame]) {
        open = {
          startFrame: frame,
          endFrame: frame,
          from: frame === 0 ? null : contactSurface(contacts[frame - 1]!),
          to: null,
          jumpFrame: -1,
          doubleJumpFrame: -1,
          dodgeFrames: [],
        };
        all.push(open);
      }
      open.endFrame = frame;
    } else {
      if (open !== null && code !== NO_CAR) {
        open.endFrame = frame;
        open.to = contactSurface(code);
      }
      open = null;
    }
  }
  assignMoves(match, player, all);
  return { all, contacts, at: (frame) => flightAt(all, frame) };
}

/**
 * Jumps and bodies are replicated apart: a jump belongs to the flight whose start is nearest to it, up to a lag; other
 * moves to the flight that they fall in, or to the next.
 */
function assignMoves(match: MatchView, { index }: PlayerView, flights: readonly Flight[]): void {
  const { elapsed } = match.clock;
  const startsAfter = (flight: Flight | undefined, frame: number): number =>
    flight === undefined ? Number.POSITIVE_INFINITY : Math.abs(elapsed[flight.startFrame]! - elapsed[frame]!);
  let next = 0;
  for (const { kind, frame, player } of match.timeline.moves) {
    if (player !== index) continue;
    while (next < flights.length && flights[next]!.endFrame < frame) next += 1;
    const current = flights[next];
    if (current === undefined) continue;
    const follower = flights[next + 1];
    const inside = current.startFrame <= frame;
    const newer =
      kind === 'jump' && inside && startsAfter(follower, frame) < startsAfter(current, frame)
        ? follower
        : undefined;
    const flight = newer !== undefined && startsAfter(newer, frame) <= JUMP_LAG_SECONDS ? newer : current;
    if (!inside && startsAfter(flight, frame) > JUMP_LAG_SECONDS) continue;
    if (kind === 'jump') {
      if (flight.jumpFrame < 0) flight.jumpFrame = frame;
    } else if (kind === 'doubleJump') flight.doubleJumpFrame = frame;
    else if (kind === 'dodge') flight.dodgeFrames.push(frame);
  }
}

function flightAt(flights: readonly Flight[], frame: number): Flight | null {
  let low = 0;
  let high = flights.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const flight = flights[middle]!;
    if (frame < flight.startFrame) high = middle - 1;
    else if (frame > flight.endFrame) low = middle + 1;
    else return flight;
  }
  return null;
}
