import { createNearestSurface, findNearestSurface, SURFACES, type Surface } from '../../model/surface.ts';
import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';

/** A car on its wheels has its center 10 to 20 uu from the surface, plus half for updates in a dip, uu [M]. */
const WHEEL_GAP_UU = 30;
/** Min cosine between roof and surface for wheels down [P]. */
const WHEEL_UPRIGHT = 0.7;
/** A move belongs to a flight that starts at most this long after it, s: bodies lag up to 0.3 s [M]. */
const JUMP_LAG_SECONDS = 0.35;

/** Codes of the contact column other than the surfaces. */
const NO_CAR = 255;
export const IN_AIR = 254;

const axes = createCarAxes();
const nearest = createNearestSurface();

/**
 * Returns what a car is on per frame: index into `SURFACES`, `IN_AIR`, or `NO_CAR` outside play. Keeps the last
 * update's value in between.
 */
function wheelContacts(match: MatchView, { car }: PlayerView): Uint8Array {
  const contacts = new Uint8Array(match.frames);
  let code = NO_CAR;
  for (let frame = 0; frame < match.frames; frame++) {
    if (match.motion[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) code = NO_CAR;
    else if (code === NO_CAR || car.updated[frame] === 1) {
      findNearestSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!, nearest);
      code = IN_AIR;
      if (nearest.gap <= WHEEL_GAP_UU) {
        readCarAxes(car, frame, axes);
        const upright = axes.upX * nearest.normalX + axes.upY * nearest.normalY + axes.upZ * nearest.normalZ;
        if (upright >= WHEEL_UPRIGHT) code = SURFACES.indexOf(nearest.surface);
      }
    }
    contacts[frame] = code;
  }
  return contacts;
}

function contactSurface(code: number): Surface | null {
  return SURFACES[code] ?? null;
}

/** From the last wheel contact to the next. Frames; -1 for none. */
export interface Flight {
  /** First frame without wheel contact. */
  startFrame: number;
  /** Frame of the landing, or the last frame of the play or life. */
  endFrame: number;
  /** Surface that the car left; null if play started in the air. */
  from: Surface | null;
  /** Surface that it landed on; null if play or life ended first. */
  to: Surface | null;
  jumpFrame: number;
  doubleJumpFrame: number;
  /** Frames of its dodges, ascending. */
  dodgeFrames: number[];
}

interface Flights {
  readonly all: readonly Flight[];
  /** What the car was on per frame, see `wheelContacts`. */
  readonly contacts: Uint8Array;
  at(frame: number): Flight | null;
}

const known = new WeakMap<PlayerView, Flights>();

/** Returns a player's flights with the jumps and dodges used in each. Source: game-and-stats.md 3.15, jump bookkeeping. */
export function findFlights(match: MatchView, player: PlayerView): Flights {
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
 * Jumps and bodies are replicated separately: a jump belongs to the flight with the nearest start, up to a lag; other
 * moves to the flight they fall in, or the next.
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
