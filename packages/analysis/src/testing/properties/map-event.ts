import type { EventKind } from '../../detectors/event-kinds.ts';
import type { Evidence, GameEvent } from '../../detectors/game-event.ts';
import type { TeamIndex } from '../../model/teams.ts';
import { mapPad, mapTeam, type Symmetry } from './map-timeline.ts';

type Fields = Partial<Record<EventKind, readonly string[]>>;

/** Evidence that is positive to the right, so a reflection flips its sign. */
const LATERAL_EVIDENCE: Fields = {
  flick: ['right'],
  flip: ['right'],
  goal: ['right'],
  halfFlip: ['right'],
  shot: ['crossingRight'],
  speedFlip: ['right'],
  touch: ['contactY'],
};

/** Evidence that is a pad number. */
const PAD_EVIDENCE: Fields = {
  boostDenial: ['pad'],
  boostStolen: ['pad'],
  boostWasted: ['pad'],
  padPickup: ['pad'],
};

/** Evidence that is a player's index, or several separated by commas. */
const PLAYER_EVIDENCE: Fields = {
  fiftyFifty: ['blue', 'orange'],
  goal: ['lastMan', 'nearestDefender', 'caughtAhead'],
  kickoff: ['blueTaker', 'orangeTaker', 'firstTouchPlayer'],
  possession: ['lastToucher'],
  shot: ['assistedBy'],
  transition: ['carrier', 'finisher'],
};

/** Evidence that is a team. */
const TEAM_EVIDENCE: Fields = {
  fiftyFifty: ['winner', 'possession'],
  kickoff: ['winner', 'goalTeam', 'nextTouchTeam', 'possessionTeam'],
};

/** Evidence of one team, paired with the other's. */
const TEAM_PAIRS: Partial<Record<EventKind, readonly [blue: string, orange: string]>> = {
  fiftyFifty: ['blue', 'orange'],
  kickoff: ['blueTaker', 'orangeTaker'],
};

/** Evidence that is positive toward orange's goal. */
const TOWARDS_ORANGE_EVIDENCE: Fields = { fiftyFifty: ['towardsOrange', 'speedTowardsOrange'] };

/** Zones on the left and their mirror images (game-and-stats.md 4.4). */
const MIRRORED_ZONES: readonly (readonly [left: number, right: number])[] = [
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

/** Returns the event as it would be in the match that a symmetry produces; `order` is each player's new index. */
export function mapEvent(event: GameEvent, symmetry: Symmetry, order: readonly number[]): GameEvent {
  const player = (index: number): number => order[index] ?? index;
  return {
    ...event,
    player: player(event.player),
    other: player(event.other),
    team: event.team === null ? null : mapTeam(symmetry, event.team),
    x: event.x * symmetry.x,
    y: event.y * symmetry.y,
    zone: event.zone === null || !symmetry.mirrors ? event.zone : mirroredZone(event.zone),
    evidence: mapEvidence(event, symmetry, player),
  };
}

function mirroredZone(zone: number): number {
  const pair = MIRRORED_ZONES.find((sides) => sides.includes(zone));
  if (pair === undefined) return zone;
  return pair[0] === zone ? pair[1] : pair[0];
}

type Value = Evidence[string];

function mapEvidence(
  { kind, evidence }: GameEvent,
  symmetry: Symmetry,
  player: (index: number) => number,
): Evidence {
  const mapped: Record<string, Value> = {};
  for (const [name, value] of Object.entries(evidence)) mapped[name] = mapWords(value, symmetry);
  const change = (names: readonly string[] | undefined, map: (value: Value) => Value): void => {
    for (const name of names ?? []) if (name in mapped) mapped[name] = map(mapped[name] ?? null);
  };
  const onNumbers =
    (map: (value: number) => number) =>
    (value: Value): Value =>
      typeof value === 'number' ? map(value) : value;
  change(
    PAD_EVIDENCE[kind],
    onNumbers((pad) => mapPad(symmetry, pad)),
  );
  change(PLAYER_EVIDENCE[kind], (value) =>
    typeof value === 'string' ? mapPlayerList(value, player) : onNumbers(player)(value),
  );
  if (symmetry.mirrors)
    change(
      LATERAL_EVIDENCE[kind],
      onNumbers((value) => -value),
    );
  if (!symmetry.swapsTeams) return mapped;
  change(
    TEAM_EVIDENCE[kind],
    onNumbers((team) => mapTeam(symmetry, team as TeamIndex)),
  );
  change(
    TOWARDS_ORANGE_EVIDENCE[kind],
    onNumbers((value) => -value),
  );
  const pair = TEAM_PAIRS[kind];
  if (pair) [mapped[pair[0]], mapped[pair[1]]] = [mapped[pair[1]] ?? null, mapped[pair[0]] ?? null];
  return mapped;
}

function mapPlayerList(list: string, player: (index: number) => number): string {
  if (list === '') return '';
  const indexes = list.split(',').map((index) => player(Number(index)));
  return indexes.sort((a, b) => a - b).join(',');
}

const OTHER_SIDE: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  Left: 'Right',
  Right: 'Left',
};

function mapWords(value: Value, { mirrors }: Symmetry): Value {
  if (!mirrors || typeof value !== 'string') return value;
  return value.replace(/left|right|Left|Right/g, (side) => OTHER_SIDE[side] ?? side);
}
