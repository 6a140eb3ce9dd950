import { getActiveClock, type Match, type MatchPlayer } from '../match/match.ts';
import type { Team } from '../physics/arena.ts';
import type { Car } from '../physics/car.ts';
import { clamp, type Vector, vector } from '../physics/geometry.ts';

export interface Plan {
  kind: 'ball' | 'spot' | 'pad' | 'shadow' | 'ram';
  target: Vector;
  /** uu/s. */
  speed: number;
  /** Play second until which only the ball changes it. */
  keepUntil?: number;
  /** Stops at the target instead of turning around it. */
  waits?: boolean;
}

/** Where and how a driver can reach the ball. */
export interface Meeting {
  position: Vector;
  seconds: number;
  /** `jump` up to double jump height. */
  by: 'ground' | 'jump' | 'aerial';
}

/** A driver's decisions for one possession. */
export interface Mood {
  /** Challenges even when late. */
  bold: boolean;
  /** Goes up for high balls. */
  flies: boolean;
  /** Leaves the ball to a closer teammate. */
  careful: boolean;
  /** Dodges into the ball. */
  dodges: boolean;
  /** Jumps to block shots. */
  leaps: boolean;
}

export interface Driver {
  readonly player: MatchPlayer;
  readonly ability: ReturnType<typeof getAbility>;
  /** The state below belongs to this car. */
  car: Car | null;
  plan: Plan;
  thinkIn: number;
  /** 0 goes for the ball, the others support. */
  role: number;
  eta: number;
  /** Where they will reach the ball, as of a frame. */
  meeting: { frame: number; found: Meeting } | null;
  /** Number of the possession it was decided for. */
  spell: number;
  mood: Mood;
  /** Play second until which they stay off the ball after their touch. */
  restsUntil: number;
  kickoffFlip: number | null;
}

export const NOWHERE: Plan = { kind: 'spot', target: vector(0, 0, 0), speed: 0 };

/** Initial state of a new car, after a kickoff or a demolition. */
const FRESH = { plan: NOWHERE, thinkIn: 0, meeting: null, restsUntil: 0, kickoffFlip: null } as const;

export function createDriver(player: MatchPlayer, skill: Skill): Driver {
  return {
    player,
    ability: getAbility(skill),
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
  /** Maximum duration, s. */
  until: number;
}

/** A ball that goes in unless someone stops it. */
export interface Danger {
  /** Whose goal it goes into. */
  team: Team;
  /** From here to the goal line, one point per `PATH_STEP`. */
  path: readonly Vector[];
}

/** Everything that the players see and act on. */
export interface PlayedState {
  match: Match;
  drivers: readonly Driver[];
  /** By team: who had a car at the start of the frame. */
  active: [ActiveDriver[], ActiveDriver[]];
  frame: number;
  /** Counts changes of possession. */
  spell: number;
  /** Team of the last touch. */
  holder: Team | null;
  danger: Danger | null;
  carry: Carry | null;
  takers: Set<Driver> | null;
}

/** Returns the team's drivers who had a car at the start of the frame. */
export const listActiveDrivers = ({ active }: PlayedState, team: Team): readonly ActiveDriver[] =>
  active[team];

/** Updates who has a car, and resets the state for new cars. */
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

export const now = ({ match }: PlayedState): number => getActiveClock(match);

/** A player's weakest skill. */
export type Weakness = 'finishing' | 'boost' | 'kickoffs' | 'aerials' | 'rotation';

export interface Skill {
  /** Rank 1 (Bronze I) to 22 (Supersonic Legend); fractions are in between. */
  tier: number;
  weakness?: Weakness;
  /** How bad the weakness still is: 1 at first, 0 once it has been trained away. */
  severity?: number;
}

/** Returns a rank's abilities on the field. Shares are 0 to 1 and, unless noted, are chances. */
function getAbility({ tier, weakness, severity = 1 }: Skill) {
  const rank = clamp(tier / 22, 0, 1);
  const bad = (which: Skill['weakness']): number => (weakness === which ? severity : 0);
  return {
    /** Seconds between two decisions. */
    thinkSeconds: 0.3 - 0.18 * rank,
    /** Standard deviation of a hit's direction, rad. */
    spread: 0.3 - 0.16 * rank,
    /** The same for shots. */
    shotSpread: (0.32 - 0.14 * rank) * (1 + 1.1 * bad('finishing')),
    /** Of going up for a ball that only an aerial can reach. */
    aerial: (0.2 + 0.8 * rank) * (1 - 0.85 * bad('aerials')),
    /** Of controlling a free ball instead of hitting it away. */
    control: 0.06 + 0.16 * rank,
    /** Of making a move (flip, wave dash) while driving, per second. */
    movesPerSecond: 0.45 + 0.8 * rank,
    /** Of doing the harder move when there is an easy one. */
    mechanics: clamp((tier - 5) / 17, 0, 1) * (1 - 0.6 * bad('aerials')),
    /** Of seeing a pad next to the path. */
    padSense: (0.35 + 0.6 * rank) * (1 - 0.7 * bad('boost')),
    /** Of staying away from a teammate's ball. */
    discipline: (0.5 + 0.32 * rank) * (1 - 0.55 * bad('rotation')),
    /** Of a speed flip at kickoff. */
    speedFlip: clamp((tier - 8) / 10, 0, 0.95) * (1 - bad('kickoffs')),
    /** Share of full speed that they dare to drive. */
    pace: Math.min(1, 0.72 + 0.4 * rank),
    /** Frames until they look at the ball's path again. */
    lookFrames: Math.round(13 - 11 * rank),
    /** Of a touch in an unplanned direction. */
    mishit: 0.4 - 0.36 * rank,
    /** Of jumping to block a shot. */
    leap: 0.65 + 0.35 * rank,
    /** Of holding boost where speed helps. */
    boostUse: (0.3 + 0.6 * rank) * (1 - 0.35 * bad('boost')),
  };
}
