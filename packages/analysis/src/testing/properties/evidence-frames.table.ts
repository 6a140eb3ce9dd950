import type { EventKind } from '../../detectors/event-kinds.table.ts';

type Fields = Partial<Record<EventKind, readonly string[]>>;

/** Evidence that is signed to the right, so that a reflection turns its sign. */
export const LATERAL_EVIDENCE: Fields = {
  flick: ['right'],
  flip: ['right'],
  goal: ['right'],
  halfFlip: ['right'],
  shot: ['crossingRight'],
  speedFlip: ['right'],
  touch: ['contactY'],
};

/** Evidence that is a pad's number. */
export const PAD_EVIDENCE: Fields = {
  boostDenial: ['pad'],
  boostStolen: ['pad'],
  boostWasted: ['pad'],
  padPickup: ['pad'],
};

/** Evidence that is a player's index, or several in a list with commas. */
export const PLAYER_EVIDENCE: Fields = {
  fiftyFifty: ['blue', 'orange'],
  goal: ['lastMan', 'nearestDefender', 'caughtAhead'],
  kickoff: ['blueTaker', 'orangeTaker', 'firstTouchPlayer'],
  possession: ['lastToucher'],
  shot: ['assistedBy'],
  transition: ['carrier', 'finisher'],
};

/** Evidence that is a team. */
export const TEAM_EVIDENCE: Fields = {
  fiftyFifty: ['winner', 'possession'],
  kickoff: ['winner', 'goalTeam', 'nextTouchTeam', 'possessionTeam'],
};

/** Evidence of one team, paired with the other's. */
export const TEAM_PAIRS: Partial<Record<EventKind, readonly [blue: string, orange: string]>> = {
  fiftyFifty: ['blue', 'orange'],
  kickoff: ['blueTaker', 'orangeTaker'],
};

/** Evidence that is signed towards orange's goal. */
export const TOWARDS_ORANGE_EVIDENCE: Fields = { fiftyFifty: ['towardsOrange', 'speedTowardsOrange'] };

/** Zones on the left with those that a reflection takes them to (game-and-stats.md 4.4). */
export const MIRRORED_ZONES: readonly (readonly [left: number, right: number])[] = [
  [10, 15],
  [20, 35],
  [25, 30],
  [45, 60],
  [50, 55],
  [65, 80],
  [70, 75],
  [90, 95],
  [100, 105],
  [110, 115],
];
