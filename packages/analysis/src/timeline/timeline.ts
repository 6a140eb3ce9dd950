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

/** A player who took part, merged from all their records. */
export interface TimelinePlayer {
  /** Stable within the match: `platform:id`, with `:n` for split-screen guests; bots use their name. */
  key: string;
  name: string;
  nameHidden: boolean;
  uniqueId: UniqueId | null;
  team: TeamIndex;
  bot: boolean;
  camera: CamSettings | null;
  /** In order; empty if the file doesn't say. */
  ballCam: readonly BallCamSwitch[];
  /** Product ID of the car body worn for their team. */
  bodyId: number | null;
  steeringSensitivity: number | null;
  /** Final scoreboard counters in the stream. */
  counters: Counters;
  matchMvp: boolean;
  /**
   * When they were in the match, in order and disjoint: from joining a team to leaving it, and again after rejoining.
   * All of a player's rates, shares and means are calculated over these frames.
   */
  presence: readonly PresenceInterval[];
  /** null for a player who never had a car. */
  car: CarTrack | null;
}

/** Player numbers below are indexes into `Timeline.players`. */
export interface TimelinePickup {
  frame: number;
  player: number;
  /** Number of the standard pad (`BOOST_PADS`), or null if the map has another layout. */
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
  /** Dodge direction in car axes, a unit vector; null for other moves and in files without torque. */
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
  /** null if the file doesn't name the scorer. */
  player: number | null;
  playerName: string;
  assistant: number | null;
}

/** A Rumble item that a player had. */
export interface TimelineItem {
  /** When they received it. */
  frame: number;
  player: number;
  item: RumbleItem;
  /** null if they never used it. */
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

/** A tile of Dropshot's floor that got worse; states are those in `TILE`. */
export interface TimelineTileChange {
  frame: number;
  player: number;
  /** Number of the tile in the map. */
  tile: number;
  before: number;
  after: number;
  /** Whether the ball landed on this tile. */
  direct: boolean;
  /** Where the ball landed, uu: the same for all tiles of one hit. */
  x: number;
  y: number;
  z: number;
}

/** Facts in the file about the match, besides the tracks. */
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
  /** Rules that differ from the usual according to the stream's attributes. */
  changedRules: readonly ChangedRule[];
  /** Whether the file has boost amounts. */
  boostAmounts: boolean;
  teamNames: [string | null, string | null];
  /** Goals before the recording started. */
  firstScores: [number, number];
  /** Final goals on the stream's scoreboard; null if it never had any. */
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
