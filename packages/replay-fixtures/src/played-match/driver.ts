import { clockOf, type Match, type MatchPlayer } from '../match/match.ts';
import type { Team } from '../physics/arena.ts';
import type { Car } from '../physics/car.ts';
import { type Vector, vector } from '../physics/geometry.ts';
import { type Ability, abilityOf, type Skill } from './ability.ts';

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
}

export const NOWHERE: Plan = { kind: 'place', target: vector(0, 0, 0), speed: 0, seconds: 0 };

export function createDriver(player: MatchPlayer, skill: Skill): Driver {
  return {
    player,
    ability: abilityOf(skill),
    car: null,
    plan: NOWHERE,
    thinkIn: 0,
    role: 0,
    eta: 0,
    meeting: null,
    spell: -1,
    mood: { bold: true, flies: true, careful: true, dodges: true, leaps: true },
    restsUntil: 0,
    kickoffFlip: null,
  };
}

/** Takes a new car over: after a kickoff or a demolition. */
export function enterCar(driver: Driver, car: Car): void {
  driver.car = car;
  driver.plan = NOWHERE;
  driver.thinkIn = 0;
  driver.restsUntil = 0;
  driver.kickoffFlip = null;
  driver.meeting = null;
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
  /** Counts changes of who has the ball. */
  spell: number;
  /** Team of the latest touch. */
  holder: Team | null;
  carry: Carry | null;
  takers: Set<Driver> | null;
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
