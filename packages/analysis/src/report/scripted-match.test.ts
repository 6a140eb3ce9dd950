import type { MatchReport, ReportPlayer } from '@datacoach/contract';
import { ERA_KEYS, type ScriptedMatchOptions, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { ALL_DETECTORS } from '../detectors/all-detectors.ts';
import { runDetectors } from '../detectors/run-detectors.ts';
import { findMatchXg, listMetricInputs } from '../insight/build-insight.ts';
import type { Tally } from '../metrics/metric.ts';
import { ALL_METRICS } from '../metrics/registry.ts';
import { BOOST_PADS } from '../model/boost-pads.ts';
import { ALL_STATISTICS } from '../statistics/registry.ts';
import { readTimeline } from '../testing/properties/matches.ts';
import { createMatchView } from '../timeline/match-view.ts';
import { isPresent, countPresentSeconds as presentSecondsOf } from '../timeline/presence.ts';
import { PRESENCE } from '../timeline/tracks.ts';
import { buildReport, readMatch } from './build-report.ts';

/** Runs on every machine: the expected values come from the script, not from a file. */
function analyzeScripted(options: ScriptedMatchOptions) {
  const { replay, expected } = scriptedMatch(options);
  const timeline = readTimeline(writeReplay(replay));
  return { report: buildReport(timeline), timeline, expected };
}

function named(report: MatchReport, name: string): ReportPlayer {
  const player = report.players.find((candidate) => candidate.name === name);
  if (!player) throw new Error(`${name} is missing`);
  return player;
}

/** 2 % or the minimum, whichever is more. */
function near(value: number | null | undefined, requested: number, floor: number, what: string): void {
  expect(value, what).not.toBeNull();
  const off = Math.abs((value ?? Number.NaN) - requested);
  expect(off, `${what}: ${value} instead of ${requested}`).toBeLessThanOrEqual(
    Math.max(floor, requested * 0.02),
  );
}

/** Boost after a kickoff or respawn, percent. */
const START_BOOST = 100 / 3;
const ROUNDING = 1e-6;

const CASES: readonly (ScriptedMatchOptions & { title: string })[] = [
  ...ERA_KEYS.map((era, index) => ({ title: `3v3 of ${era}`, era, seed: 10 + index })),
  { title: 'duel', teamSize: 1, seed: 3 },
  { title: 'doubles with overtime', teamSize: 2, overtime: true, seed: 4 },
  {
    title: 'leaver, late joiner, bot and spectator',
    leaver: true,
    lateJoiner: true,
    bot: true,
    spectator: true,
    seed: 5,
  },
  { title: 'someone who leaves and comes back', rejoiner: true, seed: 7, seconds: 120 },
  { title: '4v4', teamSize: 4, seed: 6, seconds: 30 },
];

describe.each(CASES)('scripted match: $title', (options) => {
  const { report, timeline, expected } = analyzeScripted(options);
  /** Players without a team are spectators. */
  const inTeams = expected.players.filter(({ team }) => team !== null);
  const stat = (player: ReportPlayer, key: keyof ReportPlayer['statistics']) => player.statistics[key];

  it('has the script’s players, teams and score', () => {
    expect(report.players.map(({ name }) => name).sort()).toEqual(inTeams.map(({ name }) => name).sort());
    for (const { name, team, bot, body } of inTeams) {
      const player = named(report, name);
      expect({ team: player.team, bot: player.bot, car: player.car?.id }).toEqual({ team, bot, car: body });
    }
    expect(report.teams.map(({ score }) => score)).toEqual(expected.score);
    expect(report.match.teamSize).toBe(options.teamSize ?? 3);
  });

  it('has every player’s scoreboard', () => {
    for (const { name, score, goals, assists, saves, shots, demolitions, demolished } of inTeams) {
      const player = named(report, name);
      expect({
        score: stat(player, 'core.score'),
        goals: stat(player, 'core.goals'),
        assists: stat(player, 'core.assists'),
        saves: stat(player, 'core.saves'),
        shots: stat(player, 'core.shots'),
        demolitions: stat(player, 'demo.inflicted'),
        demolished: stat(player, 'demo.taken'),
      }).toEqual({ score, goals, assists, saves, shots, demolitions, demolished });
    }
  });

  it('has every goal at its frame', () => {
    const goals = report.timeline.filter(({ kind }) => kind === 'goal');
    expect(
      goals.map(({ frame, team, playerName, other, clock }) => ({
        frame,
        team,
        scorer: playerName,
        assistant: report.players.find(({ key }) => key === other)?.name ?? null,
        overtime: clock.overtime,
      })),
    ).toEqual(expected.goals.map(({ location: _, ...goal }) => goal));
  });

  it('has every player while they were in the match, and nothing else about them', () => {
    for (const { name, presentSeconds } of inTeams) {
      const player = named(report, name);
      const { presence, car } = timeline.players.find((candidate) => candidate.name === name)!;
      near(
        presentSecondsOf(presence, timeline.clock, () => true),
        presentSeconds,
        0.2,
        `${name} present`,
      );
      expect(player.endTime - player.startTime, name).toBeGreaterThanOrEqual(presentSeconds - 0.2);
      const rows = car?.presence.filter(
        (code, frame) => code !== PRESENCE.none && !isPresent(presence, frame),
      );
      expect(rows, name).toHaveLength(0);
    }
  });

  it('has rates and shares over that time', () => {
    for (const { name, presentSeconds } of inTeams) {
      const player = named(report, name);
      const collected = stat(player, 'boost.amount_collected') ?? 0;
      const seconds = (collected * 60) / (stat(player, 'boost.bcpm') ?? Number.NaN);
      if (collected > 0) {
        expect(seconds, name).toBeLessThanOrEqual(presentSeconds + 0.2);
        // Celebrations and the aftermath are not rounds.
        expect(seconds, name).toBeGreaterThan(presentSeconds * 0.6);
      }
    }
  });

  it('has no share below 0 or above 100, even before it is capped, of any player or team', () => {
    const { stats, teamSize } = readMatch(timeline);
    const view = createMatchView(timeline);
    const findings = runDetectors(view, ALL_DETECTORS);
    const xg = findMatchXg(view, findings);
    const inputs = listMetricInputs(view, findings, stats.players, teamSize, xg);
    const percents = ALL_STATISTICS.filter(({ unit }) => unit === 'percent');
    const shares = ALL_METRICS.filter(({ scale }) => scale === 'share');
    const found: [what: string, value: number][] = [];
    const note = (what: string, value: number | null | undefined) => {
      if (value !== null && value !== undefined) found.push([what, value]);
    };
    const noteTally = (what: string, tally: Tally | null | undefined, granted = 0) => {
      if (tally && tally.over > 0) note(what, (100 * tally.sum) / (tally.over + granted));
    };
    for (const { key, compute, computeTeam } of percents) {
      for (const [index, facts] of stats.players.entries()) note(`${key} of ${index}`, compute(facts));
      for (const [team, facts] of stats.teams.entries()) note(`${key} of team ${team}`, computeTeam?.(facts));
    }
    for (const { key, compute, computeTeam } of shares) {
      for (const input of inputs) {
        // Kickoffs and respawns give boost that isn't collected.
        const lives = new Set(input.player.car.life).size;
        const granted = key === 'boostEfficiency' ? lives * START_BOOST : 0;
        noteTally(`${key} of ${input.player.index}`, compute(input), granted);
      }
      for (const team of [0, 1]) {
        const players = inputs.filter(({ player }) => player.team === team);
        noteTally(`${key} of team ${team}`, computeTeam?.(players));
      }
    }
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(([, value]) => !(value >= 0 && value <= 100 + ROUNDING))).toEqual([]);
  });

  it('has role shares that add up to 100 in a team', () => {
    if ((options.teamSize ?? 3) < 2) return;
    for (const team of [0, 1]) {
      for (const role of ['most_back', 'most_forward', 'closest_to_ball', 'farthest_from_ball'] as const) {
        const shares = report.players
          .filter((player) => player.team === team)
          .map((player) => stat(player, `positioning.percent_${role}`) ?? 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 2);
      }
    }
  });

  it('has every player’s pads, distance and seconds', () => {
    for (const player of inTeams) {
      const { name } = player;
      const found = named(report, name);
      const taken = timeline.pickups.filter((pickup) => timeline.players[pickup.player]?.name === name);
      const big = taken.filter(({ pad }) => pad !== null && BOOST_PADS[pad]?.big).length;
      expect({ big, small: taken.length - big }, name).toEqual({
        big: player.bigPads,
        small: player.smallPads,
      });
      // A pickup while boosting can be masked by the consumption; then the game shows no gain.
      expect(stat(found, 'boost.count_collected_big'), name).toBeLessThanOrEqual(player.bigPads);
      expect(stat(found, 'boost.count_collected_small'), name).toBeLessThanOrEqual(player.smallPads);
      const counted =
        (stat(found, 'boost.count_collected_big') ?? 0) + (stat(found, 'boost.count_collected_small') ?? 0);
      expect(counted, name).toBeGreaterThanOrEqual(Math.floor(taken.length * 0.5));
      near(stat(found, 'movement.total_distance'), player.distance, 200, `${name} distance`);
      near(
        stat(found, 'movement.time_supersonic_speed'),
        player.supersonicSeconds,
        0.5,
        `${name} supersonic`,
      );
      near(stat(found, 'movement.time_powerslide'), player.powerslideSeconds, 0.3, `${name} powerslide`);
      const ground = stat(found, 'movement.time_ground') ?? 0;
      const air = (stat(found, 'movement.time_low_air') ?? 0) + (stat(found, 'movement.time_high_air') ?? 0);
      // A car that stands still until the end of a life is no longer updated, so that time belongs to nothing.
      expect(ground + air, `${name} tracked`).toBeLessThanOrEqual(player.trackedSeconds + 0.1);
      expect(ground + air, `${name} tracked`).toBeGreaterThan(player.trackedSeconds * 0.9);
      near(air, player.airSeconds, 1, `${name} air`);
    }
    near(report.match.duration, expected.duration, 0.1, 'duration');
    near(report.match.liveSeconds, expected.liveSeconds, 0.5, 'live');
    near(report.match.overtimeSeconds, expected.overtimeSeconds, 0.5, 'overtime');
  });
});
