import type { UniqueId } from '@datacoach/replay';
import { PLATFORMS_BY_NAME } from '../model/platforms.data.ts';
import type { TeamIndex } from '../model/teams.ts';
import { sumOf } from '../sums.ts';
import { type CarTable, mergeCarTables } from './car-table.ts';
import { COUNTERS, type Counters, mapCounters, type PlayerRecord } from './player-records.ts';
import { joinIntervals } from './presence.ts';
import type { TimelinePlayer } from './timeline.ts';

interface Identity {
  uniqueId: UniqueId | null;
  bot: boolean;
  name: string;
}

/**
 * Returns a player's key, stable within a match, and between matches if they have an account: `platform:id`, with
 * `:n` for the n-th guest of a split screen. Old PlayStation IDs are 0 or 1 for everyone, so there the account name
 * counts. Bots and players without an ID use their name.
 */
export function playerKey({ uniqueId, bot, name }: Identity): string {
  if (bot) return `bot:${name}`;
  const id = platformId(uniqueId);
  if (uniqueId === null || id === null) return `name:${name}`;
  const guest = uniqueId.localId > 0 ? `:${uniqueId.localId}` : '';
  return `${PLATFORMS_BY_NAME[uniqueId.platform].slug}:${id}${guest}`;
}

/** Returns a player's account ID on their platform, or null. */
export function platformId(uniqueId: UniqueId | null): string | null {
  if (uniqueId === null || uniqueId.platform === 'none') return null;
  if (uniqueId.platform === 'ps4' && uniqueId.id.length < 3) return uniqueId.name || null;
  return uniqueId.id === '' || uniqueId.id === '0' ? null : uniqueId.id;
}

/** Name shown for a player whose name is hidden in the game. */
const HIDDEN_NAME = 'name hidden by player';

interface MergedPlayers {
  players: TimelinePlayer[];
  /** Index into `players` by record; records of observers and the like are missing. */
  indexByRecord: Map<PlayerRecord, number>;
}

/** Returns whether a record had a car and a team; observers, casters and people in the lobby never have. */
const hasPlayed = (record: PlayerRecord): boolean =>
  record.cars !== null && record.team !== null && record.presence.length > 0;

function overlaps(a: PlayerRecord, b: PlayerRecord): boolean {
  return a.firstFrame <= b.lastFrame && b.firstFrame <= a.lastFrame;
}

function getAccountKey({ name, botName, uniqueId, bot }: PlayerRecord): string {
  return playerKey({ uniqueId: bot ? null : uniqueId, bot, name: name || botName });
}

/** Bots and players without an account can share a key. */
const isAmbiguousKey = (key: string): boolean => key.startsWith('bot:') || key.startsWith('name:');

/**
 * Groups records into players: same account and team, one after another. Bots may share a name at the same time.
 */
function groupRecords(records: readonly PlayerRecord[]): Map<string, PlayerRecord[]> {
  const groups = new Map<string, PlayerRecord[]>();
  for (const record of records) {
    const base = getAccountKey(record);
    const isAmbiguous = isAmbiguousKey(base);
    let key = base;
    for (let copy = 2; ; copy++) {
      const group = groups.get(key);
      if (group === undefined) {
        groups.set(key, [record]);
        break;
      }
      if (!group.some((other) => other.team !== record.team || (isAmbiguous && overlaps(other, record)))) {
        group.push(record);
        break;
      }
      key = `${base}#${copy}`;
    }
  }
  return groups;
}

/**
 * Merges the counters of a player who rejoined: their new record continues from the old value or restarts at 0
 * (replay-format.md 8.3).
 */
function mergeCounters(records: readonly PlayerRecord[]): Counters {
  const [first, ...rest] = records;
  const total = { ...(first as PlayerRecord).counters };
  for (const record of rest) {
    const continues = (record.firstCounters.score ?? 0) >= total.score;
    for (const counter of COUNTERS) {
      total[counter] = continues
        ? Math.max(total[counter], record.counters[counter])
        : total[counter] + record.counters[counter];
    }
  }
  return total;
}

/**
 * Adds up what a player who switched teams did for one team. Every record except the account's first counts from its
 * first value.
 */
function addCounters(records: readonly PlayerRecord[], first: PlayerRecord | undefined): Counters {
  return mapCounters((counter) =>
    sumOf(records, (record) =>
      Math.max(0, record.counters[counter] - (record === first ? 0 : (record.firstCounters[counter] ?? 0))),
    ),
  );
}

function mergeRecords(
  key: string,
  records: readonly PlayerRecord[],
  account: readonly PlayerRecord[],
  frames: number,
): TimelinePlayer {
  const last = records.at(-1) as PlayerRecord;
  const getLatest = <T>(read: (record: PlayerRecord) => T | null | ''): T | null =>
    records.map(read).findLast((value): value is T => value !== null && value !== '') ?? null;
  const team = getLatest((record) => record.team) as TeamIndex;
  const hidden = account.some((record) => record.anonymized);
  const bodies = getLatest((record) => record.bodies);
  const presence = joinIntervals(records.flatMap((record) => record.presence));
  const switched = account.some(({ team: other }) => other !== team);
  const tables = records.map((record) => record.cars).filter((cars): cars is CarTable => cars !== null);
  return {
    key,
    name: hidden ? HIDDEN_NAME : (getLatest<string>((record) => record.name) ?? last.botName),
    nameHidden: hidden,
    uniqueId: last.bot ? null : getLatest((record) => record.uniqueId),
    team,
    bot: last.bot,
    camera: getLatest((record) => record.camera),
    ballCam: records.flatMap((record) => record.ballCam),
    bodyId: bodies?.[team] || null,
    steeringSensitivity: last.bot ? null : getLatest((record) => record.steeringSensitivity),
    switched,
    counters: switched ? addCounters(records, account[0]) : mergeCounters(records),
    presence,
    car: tables.length > 0 ? mergeCarTables(tables, frames, presence) : null,
  };
}

/** Returns the records of these actors, before and after they switched teams. */
function listStints(group: readonly PlayerRecord[], played: readonly PlayerRecord[]): PlayerRecord[] {
  return played.filter(
    (record) =>
      group.includes(record) || group.some(({ next }) => next === record) || group.includes(record.next!),
  );
}

/** Moves what ended before the first kickoff to the team that the account kicked off with. */
function setFirstTeams(accounts: ReadonlyMap<string, PlayerRecord[]>, firstLiveFrame: number): void {
  for (const [key, account] of accounts) {
    if (isAmbiguousKey(key)) continue;
    const isEarly = ({ presence }: PlayerRecord) => presence.at(-1)!.to < firstLiveFrame;
    const first = account.find((record) => !isEarly(record)) ?? account.at(-1);
    for (const record of account.filter(isEarly)) record.team = first!.team;
  }
}

/** Merges the stream's records into the match's players, sorted by team, then key. */
export function mergePlayers(
  records: readonly PlayerRecord[],
  frames: number,
  firstLiveFrame: number,
): MergedPlayers {
  const played = records.filter(hasPlayed);
  const accounts = Map.groupBy(played, getAccountKey);
  setFirstTeams(accounts, firstLiveFrame);
  const merged = [...groupRecords(played)]
    .map(([key, group]) => {
      const account = isAmbiguousKey(key)
        ? listStints(group, played)
        : accounts.get(getAccountKey(group[0]!))!;
      return { player: mergeRecords(key, group, account, frames), records: group };
    })
    .sort(({ player: a }, { player: b }) => a.team - b.team || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const indexByRecord = new Map<PlayerRecord, number>();
  merged.forEach((entry, index) => {
    for (const record of entry.records) indexByRecord.set(record, index);
  });
  return { players: merged.map((entry) => entry.player), indexByRecord };
}
