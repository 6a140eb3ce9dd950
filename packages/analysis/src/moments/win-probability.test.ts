import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../analyze-replay.ts';
import { hasSharedReplays, INTACT_REPLAYS, readSharedReplay } from '../testing/shared-replays.ts';
import { calculateWinProbability } from './win-probability.ts';

const at = (seconds: number, overtime = false) => ({ seconds, overtime });
const END = at(0);
const chanceAt = (points: ReturnType<typeof calculateWinProbability>['points'], seconds: number) =>
  points.findLast(({ clock }) => !clock.overtime && clock.seconds === seconds)!.blue;

describe('win probability', () => {
  it('is even at kickoff, certain at the end, and moves with the clock in between', () => {
    const goals = [{ clock: at(200), team: 0 as const }];
    const { points, swings } = calculateWinProbability({ teamSize: 3, goals, attempts: [], end: END });
    expect(chanceAt(points, 300)).toBeCloseTo(0.5, 6);
    expect(chanceAt(points, 200)).toBeGreaterThan(0.65);
    expect(chanceAt(points, 60)).toBeGreaterThan(chanceAt(points, 200));
    expect(chanceAt(points, 0)).toBe(1);
    expect(swings).toHaveLength(1);
    expect(swings[0]!.before).toBeCloseTo(0.5, 6);
    expect(swings[0]!.after).toBe(chanceAt(points, 200));
  });

  it('starts with the goals scored before the recording', () => {
    const match = { teamSize: 3, goals: [], attempts: [], end: END };
    const { points } = calculateWinProbability({ ...match, opening: [2, 1] });
    expect(chanceAt(points, 300)).toBeGreaterThan(0.6);
    expect(chanceAt(points, 0)).toBe(1);
  });

  it('is the same for both teams', () => {
    const match = (team: 0 | 1) =>
      calculateWinProbability({
        teamSize: 2,
        goals: [{ clock: at(100), team }],
        attempts: [{ clock: at(150), team, xg: 0.7 }],
        end: END,
      }).points;
    const mirrored = match(1);
    match(0).forEach(({ blue }, index) => {
      expect(blue).toBeCloseTo(1 - mirrored[index]!.blue, 9);
    });
  });

  it('follows the better chances', () => {
    const attempts = [1, 2, 3].map((index) => ({ clock: at(300 - 30 * index), team: 1 as const, xg: 0.6 }));
    const { points } = calculateWinProbability({ teamSize: 3, goals: [], attempts, end: END });
    expect(chanceAt(points, 200)).toBeLessThan(0.4);
  });

  it('is decided by the first goal in overtime', () => {
    const goals = [{ clock: at(31, true), team: 1 as const }];
    const { points, swings } = calculateWinProbability({
      teamSize: 1,
      goals,
      attempts: [],
      end: at(31, true),
    });
    expect(swings[0]).toMatchObject({ after: 0 });
    expect(swings[0]!.before).toBeCloseTo(0.5, 6);
    expect(points.at(-1)).toEqual({ clock: at(31, true), blue: 0 });
  });

  it('stays within 0 to 1', () => {
    const goals = Array.from({ length: 18 }, (_, index) => ({ clock: at(290 - index), team: 0 as const }));
    for (const { blue } of calculateWinProbability({ teamSize: 4, goals, attempts: [], end: END }).points) {
      expect(blue).toBeGreaterThanOrEqual(0);
      expect(blue).toBeLessThanOrEqual(1);
    }
  });
});

if (!hasSharedReplays)
  console.error('left out without the shared replays: how well win probability is calibrated');

it.skipIf(!hasSharedReplays)('is calibrated on the shared replays', { timeout: 120_000 }, () => {
  const bins = Array.from({ length: 5 }, () => ({ count: 0, said: 0, won: 0 }));
  let loss = 0;
  let games = 0;
  for (const name of INTACT_REPLAYS.filter((file) => /^(era|soccar)-/.test(file))) {
    const outcome = analyzeReplay(readSharedReplay(name), { events: true });
    if (outcome.kind !== 'complete' || outcome.insight === null) continue;
    const { report, insight } = outcome;
    const goals = report.timeline.filter(({ kind }) => kind === 'goal');
    const [blue, orange] = report.teams.map(({ score }) => score) as [number, number];
    const isWhole = report.match.liveSeconds > 290 && goals.length === blue + orange && blue !== orange;
    if (!isWhole || /offline/.test(name)) continue;
    games += 1;
    const { points } = calculateWinProbability({
      teamSize: report.match.teamSize,
      goals,
      attempts: insight.xgRace,
      end: END,
    });
    for (const { clock, blue: said } of points) {
      if (clock.overtime || clock.seconds === 0) continue;
      const won = blue > orange;
      const bin = bins[Math.min(4, Math.floor(said * 5))]!;
      bin.count += 1;
      bin.said += said;
      bin.won += won ? 1 : 0;
      loss -= Math.log(Math.max(0.002, won ? said : 1 - said));
    }
  }
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  process.stdout.write(
    `win probability over ${games} games: log loss ${(loss / count).toFixed(3)}; said/won ${bins.map((bin) => `${(bin.said / bin.count).toFixed(2)}/${(bin.won / bin.count).toFixed(2)}`).join(', ')}\n`,
  );
  expect(games).toBeGreaterThan(15);
  expect(loss / count).toBeLessThan(0.48);
  for (const bin of bins) expect(Math.abs(bin.said - bin.won) / bin.count).toBeLessThan(0.2);
});
