import { type AttributeHandlers, decodeReplay } from '@datacoach/replay';
import { readSharedReplay } from './shared-replays.ts';

export const SCOREBOARD_COUNTERS = ['goals', 'assists', 'saves', 'shots'] as const;
export type ScoreboardCounter = (typeof SCOREBOARD_COUNTERS)[number];
/** Increases of the game's counters by player name. */
export type ScoreboardRises = Map<string, Record<ScoreboardCounter, number>>;

const ATTRIBUTES = {
  goals: 'TAGame.PRI_TA:MatchGoals',
  assists: 'TAGame.PRI_TA:MatchAssists',
  saves: 'TAGame.PRI_TA:MatchSaves',
  shots: 'TAGame.PRI_TA:MatchShots',
} as const satisfies Record<ScoreboardCounter, string>;

/** Values sent in a player record's first second are from before the recording or before the player rejoined. */
const SETTLE_SECONDS = 1;

interface Tally {
  name: string;
  since: number;
  values: Record<ScoreboardCounter, number>;
  rises: Record<ScoreboardCounter, number>;
}

/**
 * Adds up the increases of the game's own counters in a shared replay's stream, straight from the decoder. Doesn't
 * use the timeline, so the timeline can be checked against it.
 */
export function countInStream(file: string): ScoreboardRises {
  const live = new Map<number, Tally>();
  const all: Tally[] = [];
  let elapsed = 0;
  const zero = () => ({ goals: 0, assists: 0, saves: 0, shots: 0 });
  const set = (counter: ScoreboardCounter) => (actorId: number, value: number) => {
    const record = live.get(actorId);
    if (!record) return;
    const rise = value - record.values[counter];
    if (elapsed - record.since >= SETTLE_SECONDS && rise > 0) record.rises[counter] += rise;
    record.values[counter] = value;
  };
  const attributes: AttributeHandlers = {
    'Engine.PlayerReplicationInfo:PlayerName': (actorId, name) => {
      const record = live.get(actorId);
      if (record && name !== '') record.name = name;
    },
    [ATTRIBUTES.goals]: set('goals'),
    [ATTRIBUTES.assists]: set('assists'),
    [ATTRIBUTES.saves]: set('saves'),
    [ATTRIBUTES.shots]: set('shots'),
  };
  decodeReplay(readSharedReplay(file), {
    frame: (_index, _time, delta) => {
      elapsed += delta;
    },
    spawn: (spawn) => {
      if (spawn.repeated || !spawn.className.includes('PRI_')) return;
      const record = { name: '', since: elapsed, values: zero(), rises: zero() };
      live.set(spawn.actorId, record);
      all.push(record);
    },
    destroy: (actorId) => {
      live.delete(actorId);
    },
    attributes,
  });
  const rises: ScoreboardRises = new Map();
  for (const { name, rises: own } of all) {
    const sum = rises.get(name) ?? zero();
    for (const counter of SCOREBOARD_COUNTERS) sum[counter] += own[counter];
    rises.set(name, sum);
  }
  return rises;
}
