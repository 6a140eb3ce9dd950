import type { CamSettings, Content, ReplayHeader, UniqueId } from '@datacoach/replay';
import type { RumbleItem } from '../model/rumble-items.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { Explosion } from './ball.ts';
import type { MoveKind } from './moves.ts';
import type { BallCamSwitch, Counter, Counters } from './player-records.ts';
import type { PresenceInterval } from './presence.ts';
import type { ChangedRule } from './rules-evidence.ts';
import type { StatEvent } from './stat-events.ts';
import type { BallTrack, CarTrack, ClockTrack } from './tracks.ts';

/** A player who took part: all their records put together. */
export interface TimelinePlayer {
  /** Stable within the match: `platform:id`, with `:n` for split-screen guests; bots by name. */
  key: string;
  name: string;
  nameHidden: boolean;
  uniqueId: UniqueId | null;
  team: TeamIndex;
  bot: boolean;
  camera: CamSettings | null;
  /** In order; empty when the file does not say. */
  ballCam: readonly BallCamSwitch[];
  /** Product id of the car body worn for their team. */
  bodyId: number | null;
  steeringSensitivity: number | null;
  /** Scoreboard counters as the stream last had them. */
  counters: Counters;
  matchMvp: boolean;
  /**
   * When they were in the match, in order and apart: from joining a team to leaving it, again after they came back. Every
   * rate, share and mean of a player is taken over these frames.
   */
  presence: readonly PresenceInterval[];
  /** null for a player who never had a car. */
  car: CarTrack | null;
}

/** Player numbers below are indexes into `Timeline.players`. */
export interface TimelinePickup {
  frame: number;
  player: number;
  /** Number of the standard pad (`BOOST_PADS`), or null where the map has another layout. */
  pad: number | null;
}

export interface TimelineDemolition {
  frame: number;
  attacker: number;
  victim: number;
}

export interface TimelineMove {
  frame: number;
  player: number;
  kind: MoveKind;
  /** Dodge direction in car axes, a unit vector; null for other moves and files without torque. */
  direction: { forward: number; right: number } | null;
}

export interface TimelineDodgeRefresh {
  frame: number;
  player: number;
}

export interface TimelineCounterRise {
  frame: number;
  player: number;
  counter: Counter;
  before: number;
  after: number;
}

export interface TimelineGoal {
  frame: number;
  team: TeamIndex;
  /** null when the file does not name the scorer. */
  player: number | null;
  playerName: string;
  assistant: number | null;
}

/** A Rumble item that a player had. */
export interface TimelineItem {
  /** When they got it. */
  frame: number;
  player: number;
  item: RumbleItem;
  /** null when they never used it. */
  usedFrame: number | null;
  /** Last frame with it. */
  endFrame: number;
}

/** What a tile of Dropshot's floor is from a frame on; states are those of `TILE`, whole before the first. */
export interface TimelineTileState {
  frame: number;
  /** Number of the tile in the map. */
  tile: number;
  state: number;
}

/** A tile of Dropshot's floor that got worse; states are those of `TILE`. */
export interface TimelineTileChange {
  frame: number;
  player: number;
  /** Number of the tile in the map. */
  tile: number;
  before: number;
  after: number;
  /** The ball came down on this one. */
  direct: boolean;
  /** Where the ball came down, uu: the same for all tiles of one hit. */
  x: number;
  y: number;
  z: number;
}

/** What the file says about the match besides the tracks. */
export interface MatchFacts {
  playlist: number | null;
  matchGuid: string;
  startEpoch: number | null;
  serverName: string;
  serverRegion: string;
  forfeit: boolean;
  ballClass: string;
  ballObject: string;
  eventClass: string;
  eventObject: string;
  rumbleItems: boolean;
  unlimitedBoost: boolean;
  /** Rules that attributes of the stream say are not the usual ones. */
  changedRules: readonly ChangedRule[];
  /** Boost amounts are in the file. */
  boostAmounts: boolean;
  teamNames: [string | null, string | null];
  /** Goals before the recording began. */
  firstScores: [number, number];
  /** Goals that the stream's scoreboard ended with; null when it never had one. */
  teamScores: [number | null, number | null];
}

/** One pass over a replay as columns, one row per network frame. Everything later reads this. */
export interface Timeline {
  header: ReplayHeader;
  content: Content;
  frames: number;
  clock: ClockTrack;
  ball: BallTrack;
  /** Sorted by team, then key. */
  players: TimelinePlayer[];
  pickups: TimelinePickup[];
  demolitions: TimelineDemolition[];
  moves: TimelineMove[];
  dodgeRefreshes: TimelineDodgeRefresh[];
  rises: TimelineCounterRise[];
  goals: TimelineGoal[];
  explosions: Explosion[];
  items: TimelineItem[];
  tileChanges: TimelineTileChange[];
  tileStates: TimelineTileState[];
  statEvents: StatEvent[];
  facts: MatchFacts;
}
