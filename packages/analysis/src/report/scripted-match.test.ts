import type { MatchReport, ReportPlayer } from '@datacoach/contract';
import { ERA_KEYS, type ScriptedMatchOptions, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../analyze-replay.ts';

/** Runs on every machine: the truth comes from the script, not from a file. */
function analyzeScripted(options: ScriptedMatchOptions) {
  const { replay, expected } = scriptedMatch(options);
  const outcome = analyzeReplay(writeReplay(replay));
  if (outcome.error !== null) throw outcome.error;
  return { report: outcome.report, expected };
}

function named(report: MatchReport, name: string): ReportPlayer {
  const player = report.players.find((candidate) => candidate.name === name);
  if (!player) throw new Error(`${name} is missing`);
  return player;
}

/** 2 % or the floor, whichever is more. */
function near(value: number | null | undefined, wanted: number, floor: number, what: string): void {
  expect(value, what).not.toBeNull();
  const off = Math.abs((value ?? Number.NaN) - wanted);
  expect(off, `${what}: ${value} instead of ${wanted}`).toBeLessThanOrEqual(Math.max(floor, wanted * 0.02));
}

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
  { title: '4v4', teamSize: 4, seed: 6, seconds: 30 },
];

describe.each(CASES)('scripted match: $title', (options) => {
  const { report, expected } = analyzeScripted(options);
  /** Whoever has no team watches. */
  const inTeams = expected.players.filter(({ team }) => team !== null);
  const stat = (player: ReportPlayer, key: keyof ReportPlayer['statistics']) => player.statistics[key];

  it('has its players, teams and score', () => {
    expect(report.players.map(({ name }) => name).sort()).toEqual(inTeams.map(({ name }) => name).sort());
    for (const { name, team, bot, body } of inTeams) {
      const player = named(report, name);
      expect({ team: player.team, bot: player.bot, car: player.car?.id }).toEqual({ team, bot, car: body });
    }
    expect(report.teams.map(({ score }) => score)).toEqual(expected.score);
    expect(report.match.teamSize).toBe(options.teamSize ?? 3);
  });

  it('has the scoreboard of every player', () => {
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

  it('has the pads, the way and the seconds of every player', () => {
    for (const player of inTeams) {
      const { name } = player;
      const found = named(report, name);
      expect(stat(found, 'boost.count_collected_big'), `${name} big pads`).toBe(player.bigPads);
      expect(stat(found, 'boost.count_collected_small'), `${name} small pads`).toBe(player.smallPads);
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
      // A car that stands still to the end of a life is not updated any more, and that time belongs to nothing.
      expect(ground + air, `${name} tracked`).toBeLessThanOrEqual(player.trackedSeconds + 0.1);
      expect(ground + air, `${name} tracked`).toBeGreaterThan(player.trackedSeconds * 0.9);
      near(air, player.airSeconds, 1, `${name} air`);
    }
    near(report.match.duration, expected.duration, 0.1, 'duration');
    near(report.match.liveSeconds, expected.liveSeconds, 0.5, 'live');
    near(report.match.overtimeSeconds, expected.overtimeSeconds, 0.5, 'overtime');
  });
});
