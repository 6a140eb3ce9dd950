import { clockOf, type Match, type MatchPlayer } from '../match/match.ts';
import type { Team } from '../physics/arena.ts';
import type { Car, CarMoves } from '../physics/car.ts';
import { facing, type Quaternion, type Vector, vector } from '../physics/geometry.ts';
import { type Ability, abilityOf, type Skill } from './ability.ts';

/** How a dodge goes on after its impulse. */
export type DodgeStyle = 'full' | 'half' | 'speed';

export interface PlannedDodge {
  forward: number;
  right: number;
  style: DodgeStyle;
}

/** A car off the ground. */
export interface Flight {
  seconds: number;
  /** Seconds for which the jump button is held; 0 for a car that fell or drove off. */
  hold: number;
  /** Flight second of the second jump. */
  doubleJumpAt: number | null;
  /** What is to be done in the air, and when it is due. */
  planned: { dodge: PlannedDodge; due: (flight: Flight) => boolean } | null;
  /** A dodge under way. */
  dodge: (PlannedDodge & { seconds: number; from: Quaternion; axis: Vector }) | null;
  /** A ball to be met in the air. */
  aerial: { place: Vector; at: number } | null;
  /** Wheels first to the ball, to get the flip back. */
  wheelsFirst: boolean;
  /** Nose up, flat or down until something else is due. */
  tilt: number;
}

/** What a driver is up to. */
export interface Plan {
  kind: 'ball' | 'place' | 'pad' | 'shadow' | 'ram';
  target: Vector;
  /** uu/s. */
  speed: number;
  /** Seconds until the ball is there, for `ball`. */
  seconds: number;
  /** Play second until which nothing but the ball changes it. */
  keepUntil?: number;
  /** Stops at the target instead of turning round it. */
  waits?: boolean;
}

/** Where and how a driver can meet the ball. */
export interface Meeting {
  place: Vector;
  seconds: number;
  /** `jump` up to a double jump's height. */
  by: 'ground' | 'jump' | 'aerial';
}

/** What a driver makes up his mind to for one spell of the ball. */
export interface Mood {
  /** Challenges although he comes late. */
  bold: boolean;
  /** Goes up for high balls. */
  flies: boolean;
  /** Leaves the ball to a mate who is nearer. */
  careful: boolean;
  /** Dodges into the ball. */
  dodges: boolean;
  /** Throws himself into shots. */
  leaps: boolean;
}

export interface Driver {
  readonly player: MatchPlayer;
  readonly ability: Ability;
  /** Its state below belongs to this car. */
  car: Car | null;
  /** On the unrolled surface. */
  strip: { x: number; y: number };
  /** Along the heading, negative in reverse. */
  speed: number;
  /** Sideways from a bump, fading. */
  shove: Vector;
  flight: Flight | null;
  plan: Plan;
  thinkIn: number;
  /** 0 goes for the ball, the others support. */
  role: number;
  eta: number;
  /** Where he meets the ball, as seen in a frame. */
  meeting: { frame: number; found: Meeting } | null;
  /** Decided for this spell of the ball, and which one that is. */
  spell: number;
  mood: Mood;
  /** Play second until which he keeps off the ball after his touch. */
  restsUntil: number;
  kickoffFlip: number | null;
  /** Play second of the latest bump that he took. */
  lastShove: number;
}

export const NOWHERE: Plan = { kind: 'place', target: vector(0, 0, 0), speed: 0, seconds: 0 };

export function createDriver(player: MatchPlayer, skill: Skill): Driver {
  return {
    player,
    ability: abilityOf(skill),
    car: null,
    strip: { x: 0, y: 0 },
    speed: 0,
    shove: vector(0, 0, 0),
    flight: null,
    plan: NOWHERE,
    thinkIn: 0,
    role: 0,
    eta: 0,
    meeting: null,
    spell: -1,
    mood: { bold: true, flies: true, careful: true, dodges: true, leaps: true },
    restsUntil: 0,
    kickoffFlip: null,
    lastShove: Number.NEGATIVE_INFINITY,
  };
}

export const noMoves = (): CarMoves => ({
  jump: false,
  doubleJump: false,
  dodge: false,
  direction: { forward: 1, right: 0 },
  refreshes: 0,
});

/** Takes a new car over: after a kickoff or a demolition. */
export function enterCar(driver: Driver, car: Car): void {
  driver.car = car;
  driver.strip = { x: car.position.x, y: car.position.y };
  driver.speed = 0;
  driver.shove = vector(0, 0, 0);
  driver.flight = null;
  driver.plan = NOWHERE;
  driver.thinkIn = 0;
  driver.restsUntil = 0;
  driver.kickoffFlip = null;
  driver.meeting = null;
  car.moves = noMoves();
  car.attitude = facing(vector(Math.cos(car.yaw), Math.sin(car.yaw), 0), vector(0, 0, 1));
}

export type ActiveDriver = Driver & { car: Car };

/** A ball on a car's roof. */
export interface Carry {
  driver: ActiveDriver;
  seconds: number;
  /** How long it goes well. */
  until: number;
}

/** Everything that the players look at and act on. */
export interface PlayedState {
  match: Match;
  drivers: readonly Driver[];
  /** By team: who had a car when the frame began. */
  active: [ActiveDriver[], ActiveDriver[]];
  frame: number;
  /** Where the ball goes untouched, a place every `PATH_STEP`. */
  path: Vector[];
  /** Frames until the path is looked at again. */
  pathIn: number;
  /** Counts changes of who has the ball. */
  spell: number;
  /** Team of the latest touch. */
  holder: Team | null;
  carry: Carry | null;
  takers: Set<Driver> | null;
  /** Play second of the latest kickoff's first touch. */
  kickedOffAt: number;
}

const hasCar = (driver: Driver): driver is ActiveDriver =>
  driver.car !== null && driver.player.car === driver.car;

/** The team's drivers who have a car, as the frame began. */
export const activeOf = ({ active }: PlayedState, team: Team): readonly ActiveDriver[] => active[team];

export function refreshActive(state: PlayedState): void {
  for (const team of [0, 1] as const) {
    state.active[team] = state.drivers.filter(
      (driver): driver is ActiveDriver => hasCar(driver) && driver.player.profile.team === team,
    );
  }
}

export const now = ({ match }: PlayedState): number => clockOf(match);
