import {
  hasMomentRule,
  isMomentOf,
  type MatchEvent,
  METRICS,
  type MetricInfo,
  momentsKey,
} from '@datacoach/analysis';
import type { MatchReport } from '@datacoach/contract';

type KindIndex = Record<string, number[]>;

const NOBODY = -1;

type Players = MatchReport['players'];

/** Where events stand in the list given, by kind and by metric. */
export function kindIndex(players: Players, events: readonly MatchEvent[]): KindIndex {
  const byKind = placesByKind(players, events);
  const ruled = (METRICS as readonly MetricInfo[]).filter(({ key }) => hasMomentRule(key));
  const byMetric = ruled.map(({ key, events: kinds }) => {
    const ordinals = new Set(kinds.flatMap((kind) => (byKind[kind] ?? []).filter((_, at) => at % 2 === 0)));
    const places = [...ordinals].flatMap((ordinal) =>
      ownersOf(key, events[ordinal]!, players).flatMap((number) => [ordinal, number]),
    );
    return [momentsKey(key), places] as const;
  });
  return { ...byKind, ...Object.fromEntries(byMetric) };
}

function placesByKind(players: Players, events: readonly MatchEvent[]): KindIndex {
  const numbers = new Map(players.map(({ key }, number) => [key, number]));
  const index: KindIndex = {};
  events.forEach(({ kind, player }, ordinal) => {
    const places = index[kind] ?? [];
    places.push(ordinal, player === null ? NOBODY : (numbers.get(player) ?? NOBODY));
    index[kind] = places;
  });
  return index;
}

/** Numbers of the players whose moment of the metric it is; none when it is no moment of anybody. */
function ownersOf(metric: string, event: MatchEvent, players: Players): number[] {
  if (!isMomentOf(metric, event, null)) return [];
  const owners = [...players.keys()].filter((number) => {
    const { key, team } = players[number]!;
    return isMomentOf(metric, event, { team, players: new Set([key]) });
  });
  return owners.length === 0 ? [NOBODY] : owners;
}
