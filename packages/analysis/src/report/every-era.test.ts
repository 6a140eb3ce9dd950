import type { MatchReport, ReportPlayer } from '@datacoach/contract';
import { decodeReplay, getHeaderFloat } from '@datacoach/replay';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATISTICS } from '../metadata.ts';
import { matchClocks, roundMask } from '../statistics/facts/facts.ts';
import { analyzeShared, INTACT_REPLAYS, readSharedReplay } from '../testing/shared-replays.ts';
import {
  STREAM_HEADER_DIFFERENCES,
  type StreamHeaderDifference,
} from '../testing/stream-header-differences.data.ts';
import { createTimelineBuilder } from '../timeline/build-timeline.ts';
import { listHeaderPlayers, matchHeaderPlayers } from '../timeline/header-players.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { buildReport } from './build-report.ts';

if (INTACT_REPLAYS.length === 0) {
  console.error('every era left out: no shared replays next to the repository');
}

/** Groups of stats that split the same seconds. */
const PARTITIONS = [
  ['movement.time_slow_speed', 'movement.time_boost_speed', 'movement.time_supersonic_speed'],
  ['movement.time_ground', 'movement.time_low_air', 'movement.time_high_air'],
  ['positioning.time_defensive_third', 'positioning.time_neutral_third', 'positioning.time_offensive_third'],
  ['positioning.time_defensive_half', 'positioning.time_offensive_half'],
  ['positioning.time_behind_ball', 'positioning.time_infront_ball'],
] as const;

const PERCENTAGES = [
  ['movement.percent_slow_speed', 'movement.percent_boost_speed', 'movement.percent_supersonic_speed'],
  ['movement.percent_ground', 'movement.percent_low_air', 'movement.percent_high_air'],
  [
    'positioning.percent_defensive_third',
    'positioning.percent_neutral_third',
    'positioning.percent_offensive_third',
  ],
  ['positioning.percent_defensive_half', 'positioning.percent_offensive_half'],
  ['positioning.percent_behind_ball', 'positioning.percent_infront_ball'],
  [
    'boost.percent_boost_0_25',
    'boost.percent_boost_25_50',
    'boost.percent_boost_50_75',
    'boost.percent_boost_75_100',
  ],
] as const;

/** Recordings that started mid-match: the header's clock is longer. */
const JOINED_LATE = ['rumble-3v3-2025-08-casual-bot'];
/** Max difference between summed frame deltas and the header's clock (game-and-stats.md 1.9). */
const CLOCK_TOLERANCE_SECONDS = 0.2;

/** Goals scored before the recorder joined. */
const EARLIER_GOALS = [
  'rumble-3v3-2025-08-casual-bot 0: 1',
  'soccar-3v3-2016-09-casual-windows1252-splitscreen 0: 2',
  'soccar-3v3-2016-09-casual-windows1252-splitscreen 1: 1',
  'soccar-4v4-2015-07-launch-day 0: 2',
  'soccar-4v4-2015-07-launch-day 1: 2',
];

interface Match {
  name: string;
  report: MatchReport;
  /** Goals by team before the recording started. */
  firstScores: readonly [number, number];
  live: number;
  /** The header's TotalSecondsPlayed. */
  played: number | null;
  differences: Omit<StreamHeaderDifference, 'cause'>[];
}

function readMatch(name: string): Match | null {
  const builder = createTimelineBuilder();
  const outcome = decodeReplay(readSharedReplay(name), builder.sink);
  if (outcome.kind !== 'complete') throw new Error(`${name}: ${outcome.kind}`);
  const timeline = builder.finish();
  if (timeline === null) return null;
  const { live } = matchClocks(timeline, roundMask(timeline));
  const played = getHeaderFloat(timeline.header, 'TotalSecondsPlayed');
  return {
    name,
    report: buildReport(timeline),
    firstScores: timeline.facts.firstScores,
    live,
    played,
    differences: getDifferences(name, timeline),
  };
}

function getDifferences(file: string, timeline: Timeline): Match['differences'] {
  const rows = matchHeaderPlayers(timeline.players, listHeaderPlayers(timeline.header));
  return timeline.players.flatMap((player, index) => {
    const row = rows[index];
    if (!row) return [];
    return (['score', 'goals', 'assists', 'saves', 'shots'] as const)
      .map((counter) => ({
        file,
        player: player.name,
        counter,
        stream: player.counters[counter],
        header: row[counter],
      }))
      .filter(({ stream, header }) => stream !== header);
  });
}

function total(player: ReportPlayer, keys: readonly (keyof ReportPlayer['statistics'])[]): number | null {
  const values = keys.map((key) => player.statistics[key] ?? null);
  return values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

describe.skipIf(INTACT_REPLAYS.length === 0)('every era and mode', () => {
  let matches: Match[] = [];
  beforeAll(() => {
    matches = INTACT_REPLAYS.map(readMatch).filter((match) => match !== null);
  }, 120_000);

  it('reads all files except the one without frames', () => {
    const read = new Set(matches.map(({ name }) => name));
    expect(INTACT_REPLAYS.filter((name) => !read.has(name))).toEqual(['noframes-2015-09-header-only']);
    expect(analyzeShared('noframes-2015-09-header-only').coverage).toBe('scoreboard');
  });

  it.each(INTACT_REPLAYS)('%s has consistent stats', (name) => {
    const report = matches.find((match) => match.name === name)?.report;
    if (!report) return; // no frames: see above
    const { mode } = report.match;
    expect(report.coverage).toBe('full');
    expect(report.players.length).toBeGreaterThan(0);
    expect(new Set(report.players.map(({ key }) => key)).size).toBe(report.players.length);
    for (const player of report.players) {
      for (const [key, value] of Object.entries(player.statistics)) {
        if (value !== null) expect(value, `${player.name} ${key}`).toBeGreaterThanOrEqual(0);
      }
      const [tracked, ...others] = PARTITIONS.map((keys) => total(player, keys));
      for (const other of others) {
        if (other !== null)
          expect(Math.abs((tracked ?? Number.NaN) - other), player.name).toBeLessThan(0.001);
      }
      if (tracked !== null) expect(tracked).toBeLessThanOrEqual(report.match.duration + 0.1);
      for (const keys of PERCENTAGES) {
        const sum = total(player, keys);
        if (sum !== null && tracked !== 0) expect(sum, `${player.name} ${keys[0]}`).toBeCloseTo(100, 3);
      }
      const speed = player.statistics['movement.avg_speed'] ?? null;
      if (speed !== null) expect(speed).toBeLessThanOrEqual(mode === 'soccar' ? 2300.5 : 4600);
    }
    const everyKey = STATISTICS.map(({ key }) => key).sort();
    for (const { statistics } of [...report.players, ...report.teams]) {
      expect(Object.keys(statistics).sort()).toEqual(everyKey);
    }
    expect(report.heatMaps.ball).toHaveLength(report.heatMaps.columns * report.heatMaps.rows);
    const seconds = report.heatMaps.ball.reduce((sum, cell) => sum + cell, 0);
    expect(seconds).toBeLessThanOrEqual(report.match.liveSeconds + 1);
    if (mode === 'soccar') {
      expect(report.notApplicable.filter(({ group }) => group !== 'boost')).toEqual([]);
      const drove = report.players.filter(({ statistics }) => statistics['movement.avg_speed'] !== null);
      expect(drove.length).toBeGreaterThan(0);
      for (const player of drove) expect(total(player, PARTITIONS[2])).not.toBeNull();
    } else {
      const missing = report.notApplicable.map(({ group }) => group);
      expect(missing).toContain('boost');
      expect(missing).toContain('positioning');
      for (const { statistics } of report.players) {
        expect(statistics['core.score']).not.toBeNull();
        expect(statistics['boost.bpm']).toBeNull();
      }
    }
  });

  it('ends with the header’s counters, except for the listed differences', () => {
    const expected = STREAM_HEADER_DIFFERENCES.map(({ cause: _, ...difference }) => difference);
    expect(matches.flatMap(({ differences }) => differences)).toEqual(expected);
  });

  it('has a live clock equal to the seconds played according to the header', () => {
    const timed = matches.filter(({ played }) => played !== null);
    expect(timed.length).toBeGreaterThan(10);
    const off = timed.filter(({ live, played }) => Math.abs(live - (played ?? 0)) > CLOCK_TOLERANCE_SECONDS);
    expect(off.map(({ name }) => name)).toEqual(JOINED_LATE);
  });

  it('lists every shot on a Dropshot scoreboard', () => {
    const dropshot = matches.filter(({ report }) => report.match.mode === 'dropshot');
    expect(dropshot.length).toBeGreaterThan(0);
    for (const { report } of dropshot) {
      for (const { key, name, statistics } of report.players) {
        const shots = report.timeline.filter((event) => event.kind === 'shot' && event.player === key);
        expect(shots, name).toHaveLength(statistics['core.shots'] ?? 0);
      }
    }
  });

  it('ends with the header’s score in every file', () => {
    const wrong = matches.flatMap(({ name, report, firstScores }) =>
      report.teams
        .map(({ team, score }) => {
          const goals = report.timeline.filter((event) => event.kind === 'goal' && event.team === team);
          const end = goals.length + firstScores[team as 0 | 1];
          return end === score ? null : `${name} ${team}: ${end} of ${score}`;
        })
        .filter((line) => line !== null),
    );
    expect(wrong).toEqual([]);
    const earlier = matches.flatMap(({ name, firstScores }) =>
      firstScores.flatMap((goals, team) => (goals === 0 ? [] : [`${name} ${team}: ${goals}`])),
    );
    expect(earlier).toEqual(EARLIER_GOALS);
  });
});
