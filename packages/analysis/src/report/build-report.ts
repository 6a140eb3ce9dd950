import type { MatchReport, ReportPlayer } from '@datacoach/contract';
import { getHeaderInt, type ReplayHeader } from '@datacoach/replay';
import { ANALYSIS_VERSION } from '../analysis-version.ts';
import { getCarBody } from '../model/box-gap.ts';
import { FIELD } from '../model/field-geometry.ts';
import { PLATFORMS_BY_NAME } from '../model/platforms.data.ts';
import { perTeam } from '../model/teams.ts';
import { calculatePlayerStatistics, calculateTeamStatistics } from '../statistics/compute-statistics.ts';
import { collectFacts, type MatchStats, type ScoreboardRow } from '../statistics/facts/collect-facts.ts';
import { type HeaderPlayer, listHeaderPlayers, matchHeaderPlayers } from '../timeline/header-players.ts';
import { platformId, playerKey } from '../timeline/merge-players.ts';
import type { Timeline, TimelinePlayer } from '../timeline/timeline.ts';
import { type BodyColumns, PHASE } from '../timeline/tracks.ts';
import { getInputDevice } from './input-device.ts';
import { clockAt } from './match-event.ts';
import { calculatePlayedTeamSize, describeMatch, getLobbySize } from './match-facts.ts';
import { listTimelineEvents } from './timeline-events.ts';

/** Square cells of 170.7 uu. Goals count toward the row in front of them. */
const COLUMNS = 48;
const ROWS = 60;
/** Milliseconds are finer than any map shows, and keep the report small. */
const KEPT = 1000;

function getHeatCell(x: number, y: number): number {
  const column = Math.floor(((x + FIELD.sideWallX) / (2 * FIELD.sideWallX)) * COLUMNS);
  const row = Math.floor(((y + FIELD.backWallY) / (2 * FIELD.backWallY)) * ROWS);
  return Math.min(ROWS - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column));
}

/** @param presence 1 in frames that count */
function grid({ clock, frames }: Timeline, { x, y }: Pick<BodyColumns, 'x' | 'y'>, presence: Uint8Array) {
  const { phase, delta } = clock;
  const cells = new Float64Array(COLUMNS * ROWS);
  for (let frame = 0; frame < frames; frame++) {
    if (phase[frame] !== PHASE.live || presence[frame] !== 1) continue;
    cells[getHeatCell(x[frame]!, y[frame]!)]! += delta[frame]!;
  }
  return Array.from(cells, (seconds) => Math.round(seconds * KEPT) / KEPT);
}

/** Returns seconds of live play per field cell, for the ball and every player with a car. */
function heatMaps(timeline: Timeline): MatchReport['heatMaps'] {
  const { ball } = timeline;
  const players: Record<string, number[]> = {};
  for (const { key, car } of timeline.players) {
    if (car) players[key] = grid(timeline, car, car.presence);
  }
  return { columns: COLUMNS, rows: ROWS, ball: grid(timeline, ball, ball.present), players };
}

const BUCKET_SECONDS = 3;

/** Returns the mean ball Y per three seconds of live play, which shows who pressed. */
function calculatePressure(timeline: Timeline): MatchReport['pressure'] {
  const { clock, ball, frames } = timeline;
  const buckets: MatchReport['pressure']['buckets'] = [];
  let first = -1;
  let seconds = 0;
  let weighted = 0;
  const close = (): void => {
    if (first >= 0 && seconds > 0) {
      buckets.push({
        time: Math.round(clock.elapsed[first]! * 1000) / 1000,
        clock: clockAt(timeline, first),
        ballY: Math.round(weighted / seconds),
      });
    }
    first = -1;
    seconds = 0;
    weighted = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    if (clock.phase[frame] !== PHASE.live || ball.present[frame] !== 1) continue;
    const delta = clock.delta[frame]!;
    if (first < 0) first = frame;
    seconds += delta;
    weighted += delta * ball.y[frame]!;
    if (seconds >= BUCKET_SECONDS) close();
  }
  close();
  return { bucketSeconds: BUCKET_SECONDS, buckets };
}

type Person = Omit<ReportPlayer, 'mvp' | 'statistics'>;

/**
 * Returns the final goals by team: from the header, or else from the stream. An absent header key means 0 or an
 * unfinished recording.
 */
export function getFinalScores(header: ReplayHeader, stream: readonly (number | null)[]): [number, number] {
  return perTeam((team) => getHeaderInt(header, `Team${team}Score`) ?? stream[team] ?? 0);
}

function toPerson(player: TimelinePlayer, { clock }: Timeline): Person {
  const { key, uniqueId, name, nameHidden, team, bot, camera, steeringSensitivity, presence } = player;
  const first = presence[0]?.from ?? 0;
  const last = presence.at(-1)?.to ?? 0;
  return {
    key,
    platform: bot ? 'bot' : PLATFORMS_BY_NAME[uniqueId?.platform ?? 'none'].slug,
    platformId: platformId(uniqueId),
    name,
    nameHidden,
    team,
    bot,
    car: player.bodyId === null ? null : getCarBody(player.bodyId),
    camera: camera && {
      fov: camera.fov,
      height: camera.height,
      pitch: camera.angle,
      distance: camera.distance,
      stiffness: camera.stiffness,
      swivelSpeed: camera.swivelSpeed,
      transitionSpeed: camera.transitionSpeed,
    },
    steeringSensitivity,
    input: getInputDevice(player),
    startTime: first === 0 ? 0 : (clock.elapsed[first] ?? 0),
    endTime: clock.elapsed[last] ?? 0,
  };
}

/** Returns a player listed only in the header, without time on the field. */
export function toHeaderPerson(row: HeaderPlayer, time: number): Person {
  const uniqueId =
    row.platform === 'none' || row.id === ''
      ? null
      : {
          system: 0,
          platform: row.platform,
          id: row.id,
          name: row.name,
          extra: new Uint8Array(),
          localId: row.localId,
        };
  return {
    key: playerKey({ uniqueId, bot: row.bot, name: row.name }),
    platform: row.bot ? 'bot' : PLATFORMS_BY_NAME[row.platform].slug,
    platformId: platformId(uniqueId),
    name: row.name,
    nameHidden: false,
    team: row.team ?? 0,
    bot: row.bot,
    car: null,
    camera: null,
    steeringSensitivity: null,
    input: null,
    startTime: time,
    endTime: time,
  };
}

/**
 * Returns final stats: the header's if it lists the player, because the recording stops slightly before the
 * scoreboard; otherwise the stream's last counts. After a player leaves and returns, their scoreboard can restart at
 * 0, so for them the stream is more accurate. The header doesn't tell teams apart for a player who switched.
 */
function finalRow(
  { team, counters, presence, switched }: TimelinePlayer,
  row: HeaderPlayer | null,
): ScoreboardRow {
  const cameBack = presence.length > 1;
  const final = (counter: keyof HeaderCounters): number =>
    row === null || switched
      ? counters[counter]
      : cameBack
        ? Math.max(row[counter], counters[counter])
        : row[counter];
  return {
    team,
    score: final('score'),
    goals: final('goals'),
    assists: final('assists'),
    saves: final('saves'),
    shots: final('shots'),
  };
}

type HeaderCounters = Pick<HeaderPlayer, 'score' | 'goals' | 'assists' | 'saves' | 'shots'>;

/** Results of reading a match, before they are arranged for the report. */
export interface MatchReading {
  match: ReturnType<typeof describeMatch>;
  scores: [number, number];
  teamSize: number;
  /** Players listed only in the header; their facts follow those of the timeline's players. */
  headerOnly: HeaderPlayer[];
  stats: MatchStats;
}

export function readMatch(timeline: Timeline): MatchReading {
  const { header } = timeline;
  const rows = listHeaderPlayers(header);
  const matched = matchHeaderPlayers(timeline.players, rows);
  const headerOnly = rows.filter((row) => row.team !== null && !matched.includes(row));
  const scores = getFinalScores(header, timeline.facts.teamScores);
  const match = describeMatch(header, timeline.facts);
  const scoreboard: ScoreboardRow[] = [
    ...timeline.players.map((player, index) => finalRow(player, matched[index] ?? null)),
    ...headerOnly.map((row) => ({ ...row, team: row.team ?? 0 })),
  ];
  return {
    match,
    scores,
    teamSize: calculatePlayedTeamSize(timeline) || getLobbySize(header),
    headerOnly,
    stats: collectFacts(timeline, match.mode, scoreboard, scores),
  };
}

/** Builds the report of a replay that was read to the end. */
export function buildReport(timeline: Timeline, reading: MatchReading = readMatch(timeline)): MatchReport {
  const { match, scores, teamSize, headerOnly, stats } = reading;
  const people = [
    ...timeline.players.map((player) => toPerson(player, timeline)),
    ...headerOnly.map((row) => toHeaderPerson(row, stats.clocks.duration)),
  ];
  return {
    analysisVersion: ANALYSIS_VERSION,
    coverage: 'full',
    match: {
      ...match,
      teamSize,
      duration: stats.clocks.duration,
      liveSeconds: stats.clocks.live,
      overtimeSeconds: stats.clocks.overtime,
    },
    ...describeSides(people, stats, timeline.facts.teamNames, scores),
    timeline: listTimelineEvents(timeline),
    pressure: calculatePressure(timeline),
    heatMaps: heatMaps(timeline),
    notApplicable: stats.notApplicable,
  };
}

/** Describes teams and players, these by team, then score, then key. `people` in the order of `stats.players`. */
export function describeSides(
  people: readonly Person[],
  { players, teams }: Pick<MatchStats, 'players' | 'teams'>,
  names: readonly [string | null, string | null],
  scores: readonly [number, number],
): Pick<MatchReport, 'teams' | 'players'> {
  const score = ({ statistics }: ReportPlayer): number => statistics['core.score'] ?? 0;
  return {
    teams: perTeam((team) => ({
      team,
      name: names[team],
      score: scores[team],
      statistics: calculateTeamStatistics(teams[team]),
    })),
    players: addUniqueKeys(people)
      .map((person, index): ReportPlayer => {
        const facts = players[index]!;
        return { ...person, mvp: facts.core.mvp, statistics: calculatePlayerStatistics(facts) };
      })
      .sort((a, b) => a.team - b.team || score(b) - score(a) || (a.key < b.key ? -1 : 1)),
  };
}

/** Makes keys unique, because header rows without an account can repeat a taken name. */
function addUniqueKeys<P extends { key: string }>(people: readonly P[]): P[] {
  const taken = new Set<string>();
  return people.map((person) => {
    let { key } = person;
    for (let copy = 2; taken.has(key); copy++) key = `${person.key}#${copy}`;
    taken.add(key);
    return { ...person, key };
  });
}
