import type { Evidence, GameEvent } from '../../detectors/game-event.ts';
import type { TeamIndex } from '../../model/teams.ts';
import {
  LATERAL_EVIDENCE,
  MIRRORED_ZONES,
  PAD_EVIDENCE,
  PLAYER_EVIDENCE,
  TEAM_EVIDENCE,
  TEAM_PAIRS,
  TOWARDS_ORANGE_EVIDENCE,
} from './evidence-frames.table.ts';
import { mapPad, mapTeam, type Symmetry } from './map-timeline.ts';

/** The event as it would be in the match that a symmetry makes; `order` is the new index of every player. */
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
