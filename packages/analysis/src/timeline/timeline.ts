import type { CamSettings, Content, ReplayHeader, UniqueId } from '@datacoach/replay';
import type { TeamIndex } from '../model/teams.ts';
import type { Explosion } from './ball.ts';
import type { TileChange, TimelineTileState } from './floor-damage.ts';
import type { DodgeRefresh, Move } from './moves.ts';
import type { BallCamSwitch, CounterRise, Counters } from './player-records.ts';
import type { PresenceInterval } from './presence.ts';
import type { ChangedRule } from './rules-evidence.ts';
import type { ItemOfPlayer } from './rumble-items.ts';
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
  /** Whether they switched teams. If so, they're listed once per team, with what they did for it. */
  switched: boolean;
  /** Final scoreboard counters in the stream. */
  counters: Counters;
  /**
   * When they were in the match, in order and disjoint: from joining a team to leaving it, and again after rejoining.
   * All of a player's rates, shares and means are calculated over these frames.
   */
  presence: readonly PresenceInterval[];
  /** null for a player who never had a car. */
  car: CarTrack | null;
}

/** What a record did, with the index of its player in `Timeline.players`. */
type OfPlayer<T> = Omit<T, 'record'> & { player: number };

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

export type TimelineMove = OfPlayer<Move>;
export type TimelineDodgeRefresh = OfPlayer<DodgeRefresh>;
export type TimelineCounterRise = OfPlayer<CounterRise>;
/** A tile of Dropshot's floor that got worse; states are those in `TILE`. */
export type TimelineTileChange = OfPlayer<TileChange>;
/** A Rumble item that a player had. */
export type TimelineItem = OfPlayer<ItemOfPlayer>;

export interface TimelineGoal {
  frame: number;
  team: TeamIndex;
  /** null if the file doesn't name the scorer. */
  player: number | null;
  playerName: string;
  assistant: number | null;
}

/** Facts in the file about the match, besides the tracks. */
export interface MatchFacts {
  playlist: number | null;
  matchGuid: string;
  startEpoch: number | null;
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
