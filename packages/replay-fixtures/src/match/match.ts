import type { UniqueId } from '@datacoach/replay';
import { PAD_SPOTS, type PadSpot, type Team } from '../physics/arena.ts';
import { BALL, type Ball, type Contact, createRestingBall } from '../physics/ball.ts';
import type { Car } from '../physics/car.ts';
import type { Vector } from '../physics/geometry.ts';
import { createRandom, type Random } from '../physics/random.ts';

/** Names of the game event's states, as spelled in the stream. */
type Phase = 'Countdown' | 'Active' | 'PostGoalScored' | 'Finished';

/** A player's scoreboard counters; `demolished` is how often they were demolished. */
const NO_COUNTERS = { score: 0, goals: 0, assists: 0, saves: 0, shots: 0, demolitions: 0, demolished: 0 };

export type Counters = typeof NO_COUNTERS;

export interface Profile {
  name: string;
  /** null for spectators. */
  team: Team | null;
  bot: boolean;
  uniqueId: UniqueId | null;
  /** Item ID of the car's body. */
  body: number;
  /** Share of regulation time at which the player joins and leaves. */
  joinsAt: number;
  leavesAt: number;
  /** Share at which a player who left rejoins, with a new record and a scoreboard row that starts at 0. */
  returnsAt: number;
}

export interface MatchPlayer {
  profile: Profile;
  /** Has joined and not left. */
  present: boolean;
  /** null while demolished or absent. */
  car: Car | null;
  /** Seconds until a demolished player's new car; null with a car. */
  respawnIn: number | null;
  counters: Counters;
  /** Their values at rejoining: the new record counts from here. */
  countersBefore: Counters;
  /** Boost grants so far in this car. */
  grants: number;
  /** Play time of the last kick or bounce in seconds, to merge long contacts. */
  lastContact: number;
  /** Play time of the last bump that the player took, in seconds. */
  lastShove: number;
}

export interface Pad {
  spot: PadSpot;
  /** Seconds until it is available; 0 = available. */
  away: number;
}

export type MatchEvent =
  | { kind: 'newPlayer'; player: MatchPlayer }
  | { kind: 'newCar'; player: MatchPlayer }
  | { kind: 'carGone'; player: MatchPlayer }
  | { kind: 'touch'; player: MatchPlayer }
  | { kind: 'save'; player: MatchPlayer }
  | { kind: 'goal'; team: Team; scorer: MatchPlayer; assistant: MatchPlayer | null; location: Vector }
  | { kind: 'pickup'; player: MatchPlayer; pad: number }
  | { kind: 'padBack'; pad: number }
  | { kind: 'newBall' }
  | {
      kind: 'demolition';
      attacker: MatchPlayer;
      victim: MatchPlayer;
      attackerVelocity: Vector;
      victimVelocity: Vector;
    };

/** What a match's flow depends on. */
export interface MatchSetup {
  seed: number;
  /** Regulation time on the scoreboard clock. */
  seconds: number;
  teamSize: 1 | 2 | 3 | 4;
}

export interface Match {
  options: MatchSetup;
  identity: MatchIdentity;
  random: Random;
  players: MatchPlayer[];
  ball: Ball;
  /** Whether the ball is on the field; false between a goal and the next kickoff. */
  ballInPlay: boolean;
  pads: Pad[];
  score: [number, number];
  phase: Phase;
  /** Seconds since the phase started. */
  phaseSeconds: number;
  ballHit: boolean;
  /** Play time of the last kickoff's first touch, in seconds. */
  kickedOffAt: number;
  /** The ball's path if untouched, one point per `PATH_STEP`. */
  path: Vector[];
  /** Frames until the path is predicted again. */
  pathIn: number;
  overtime: boolean;
  /** Live play so far, in regulation and in overtime. */
  playSeconds: number;
  overtimeSeconds: number;
  lastTouch: MatchPlayer | null;
  /** Touches since the last kickoff, newest first. */
  touches: { player: MatchPlayer; at: number }[];
  /** A kick that goes in unless someone stops it. */
  shot: { shooter: MatchPlayer } | null;
  conceded: Team | null;
  forfeit: Team | null;
  events: MatchEvent[];
}

export function createMatch(
  options: MatchSetup,
  identity: MatchIdentity,
  profiles: readonly Profile[],
): Match {
  return {
    options,
    identity,
    random: createRandom(options.seed),
    players: profiles.map((profile) => ({
      profile,
      present: profile.joinsAt === 0,
      countersBefore: { ...NO_COUNTERS },
      car: null,
      respawnIn: null,
      counters: { ...NO_COUNTERS },
      grants: 0,
      lastContact: Number.NEGATIVE_INFINITY,
      lastShove: Number.NEGATIVE_INFINITY,
    })),
    ball: createRestingBall(),
    ballInPlay: true,
    pads: PAD_SPOTS.map((spot) => ({ spot, away: 0 })),
    score: [0, 0],
    phase: 'Countdown',
    phaseSeconds: 0,
    ballHit: false,
    kickedOffAt: 0,
    path: [],
    pathIn: 0,
    overtime: false,
    playSeconds: 0,
    overtimeSeconds: 0,
    lastTouch: null,
    touches: [],
    shot: null,
    conceded: null,
    forfeit: null,
    events: [],
  };
}

/** Returns the active clock: regulation, then overtime. */
export const getActiveClock = (match: Match): number => match.playSeconds + match.overtimeSeconds;

/** Returns the team that has won or is ahead. */
export const getWinner = ({ score, forfeit }: Match): Team => {
  if (forfeit !== null) return forfeit === 0 ? 1 : 0;
  return score[0] > score[1] ? 0 : 1;
};

/** Returns the player's scoreboard row, without their stats from before they left. */
export function getScoreboardRow({ counters, countersBefore }: MatchPlayer): Counters {
  const row = { ...counters };
  for (const name of Object.keys(row) as (keyof Counters)[]) row[name] -= countersBefore[name];
  return row;
}

export const getTeam = (player: MatchPlayer): Team => player.profile.team!;

export type ActivePlayer = MatchPlayer & { car: Car };

export const hasCar = (player: MatchPlayer): player is ActivePlayer => player.car !== null;

export const listActivePlayers = ({ players }: Match): ActivePlayer[] => players.filter(hasCar);

/** Returns a team's players who have a car now. */
export const listCars = (match: Match, team: Team): ActivePlayer[] =>
  listActivePlayers(match).filter(({ profile }) => profile.team === team);

export const isBallOnFloor = ({ ball }: Match): boolean => ball.position.z <= BALL.restHeight + 5;

/** A match's identity, and how the game filed it. */
export interface MatchIdentity {
  /** ID that all recordings of the match share, 32 hexadecimal digits. */
  guid: string;
  replayId: string;
  /** Seconds since 1970, UTC. */
  startEpoch: bigint;
  /** The recorder's wall clock, in header format. */
  date: string;
  /** In header format, case-sensitive. */
  map: string;
  /** Number in game-and-stats.md 2.2. */
  playlist: number;
  /** The recorder's index among the players. */
  recorder: number;
}

/** Playlist number of private matches (game-and-stats.md 2.2). */
export const PRIVATE_PLAYLIST = 6;

/** Decides what the players do: a script, or players with abilities. */
export interface Strategy {
  /** Handles a frame's events before they are cleared. */
  settle(): void;
  /** Called first in every frame, including the countdown. */
  startFrame?(): void;
  /** Sets the controls of every car; `pathIsNew` in frames with a new prediction of the ball's path. */
  decide(pathIsNew: boolean): void;
  /** Sends the ball where the player wants it; returns false if it just bounces off their car. */
  strike(player: ActivePlayer, contact: Contact): boolean;
  /** Called after a touch, before it is counted. */
  touched?(player: ActivePlayer): void;
  canDemolish(attacker: ActivePlayer, victim: ActivePlayer): boolean;
  /** Returns whether the player is carrying the ball on the roof, which isn't a touch. */
  isCarrying?(player: ActivePlayer): boolean;
  /** Moves a carried ball; returns false if nobody carries it. */
  stepCarry?(dt: number): boolean;
}
