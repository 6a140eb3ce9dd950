import { clockOf, type Match, type MatchPlayer } from '../match/match.ts';
import type { Team } from '../physics/arena.ts';
import type { Car } from '../physics/car.ts';
import { clamp, type Vector, vector } from '../physics/geometry.ts';

/** What a driver is up to. */
export interface Plan {
  kind: 'ball' | 'place' | 'pad' | 'shadow' | 'ram';
  target: Vector;
  /** uu/s. */
  speed: number;
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

/** What a driver makes up their mind to for one spell of the ball. */
export interface Mood {
  /** Challenges although they come late. */
  bold: boolean;
  /** Goes up for high balls. */
  flies: boolean;
  /** Leaves the ball to a teammate who is nearer. */
  careful: boolean;
  /** Dodges into the ball. */
  dodges: boolean;
  /** Throws themselves into shots. */
  leaps: boolean;
}

export interface Driver {
  readonly player: MatchPlayer;
  readonly ability: ReturnType<typeof abilityOf>;
  /** Its state below belongs to this car. */
  car: Car | null;
  plan: Plan;
  thinkIn: number;
  /** 0 goes for the ball, the others support. */
  role: number;
  eta: number;
  /** Where they meet the ball, as seen in a frame. */
  meeting: { frame: number; found: Meeting } | null;
  /** Decided for this spell of the ball, and which one that is. */
  spell: number;
  mood: Mood;
  /** Play second until which they keep off the ball after their touch. */
  restsUntil: number;
  kickoffFlip: number | null;
}

export const NOWHERE: Plan = { kind: 'place', target: vector(0, 0, 0), speed: 0 };

/** What a new car begins with, after a kickoff or a demolition. */
const FRESH = { plan: NOWHERE, thinkIn: 0, meeting: null, restsUntil: 0, kickoffFlip: null } as const;

export function createDriver(player: MatchPlayer, skill: Skill): Driver {
  return {
    player,
    ability: abilityOf(skill),
    car: null,
    ...FRESH,
    role: 0,
    eta: 0,
    spell: -1,
    mood: { bold: true, flies: true, careful: true, dodges: true, leaps: true },
  };
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

/** The team's drivers who have a car, as the frame began. */
export const activeOf = ({ active }: PlayedState, team: Team): readonly ActiveDriver[] => active[team];

/** Notes who has a car, and takes new ones over. */
export function refreshDrivers(state: PlayedState): void {
  for (const driver of state.drivers) {
    const { car } = driver.player;
    if (car !== null && driver.car !== car) Object.assign(driver, FRESH);
    driver.car = car;
  }
  for (const team of [0, 1] as const) {
    state.active[team] = state.drivers.filter(
      (driver): driver is ActiveDriver => driver.car !== null && driver.player.profile.team === team,
    );
  }
}

export const now = ({ match }: PlayedState): number => clockOf(match);

/** What a player is least good at. */
export type Weakness = 'finishing' | 'boost' | 'kickoffs' | 'aerials' | 'rotation';

export interface Skill {
  /** Rank 1 (Bronze I) to 22 (Supersonic Legend); fractions lie in between. */
  tier: number;
  weakness?: Weakness;
  /** How bad the weakness still is: 1 at first, 0 when it has been trained away. */
  severity?: number;
}

/** What a rank means on the field. Shares are 0 to 1; where nothing else is said they are chances. */
function abilityOf({ tier, weakness, severity = 1 }: Skill) {
  const rank = clamp(tier / 22, 0, 1);
  const bad = (which: Skill['weakness']): number => (weakness === which ? severity : 0);
  return {
    /** Seconds between two looks at the play. */
    thinkSeconds: 0.3 - 0.18 * rank,
    /** Standard deviation of a hit's direction, rad. */
    spread: 0.3 - 0.16 * rank,
    /** The same for shots. */
    shotSpread: (0.32 - 0.14 * rank) * (1 + 1.1 * bad('finishing')),
    /** Of going up for a ball that only a flight reaches. */
    aerial: (0.2 + 0.8 * rank) * (1 - 0.85 * bad('aerials')),
    /** Of controlling a free ball instead of hitting it away. */
    control: 0.06 + 0.16 * rank,
    /** Of making a move (flip, wave dash) while driving, each second. */
    movesPerSecond: 0.35 + 0.7 * rank,
    /** Of doing the harder move where there is an easy one. */
    mechanics: clamp((tier - 5) / 17, 0, 1) * (1 - 0.6 * bad('aerials')),
    /** Of seeing a pad next to the way. */
    padSense: (0.35 + 0.6 * rank) * (1 - 0.7 * bad('boost')),
    /** Of keeping away from a ball that is a teammate's. */
    discipline: (0.5 + 0.32 * rank) * (1 - 0.55 * bad('rotation')),
    /** Of a speed flip at the kickoff. */
    speedFlip: clamp((tier - 8) / 10, 0, 0.95) * (1 - bad('kickoffs')),
    /** Share of full speed that is dared. */
    pace: Math.min(1, 0.72 + 0.4 * rank),
    /** Frames until a new look at where the ball will be. */
    lookFrames: Math.round(13 - 11 * rank),
    /** Of a touch that goes where the car happens to send it. */
    mishit: 0.4 - 0.36 * rank,
    /** Of throwing the car into a shot. */
    leap: 0.2 + 0.75 * rank,
    /** Of holding boost down where speed helps. */
    boostUse: (0.3 + 0.6 * rank) * (1 - 0.35 * bad('boost')),
  };
}
