import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLE_MATCH, SAMPLE_TIER } from '../apps/web/src/features/analysis/sample/sample-match.ts';
import type { SamplePictures, SamplePlay } from '../apps/web/src/features/analysis/sample/sample-pictures.ts';
import { createRaceLine } from '../apps/web/src/features/gamedata/shots/race-steps.ts';
import { createTimeAxis } from '../apps/web/src/features/gamedata/timeline/time-axis.ts';
import {
  analyzeReplay,
  createReferenceBook,
  findFirstInsight,
  findPlainWords,
  formatRankName,
  type MatchReport,
  makeScoreGame,
  NO_REFERENCES,
  type ViewerBody,
  type ViewerTracks,
} from '../packages/analysis/src/index.ts';
import { decodeTracks } from '../packages/analysis/src/tracks/decode-tracks.ts';
import { writePlayedMatch } from '../packages/replay-fixtures/src/index.ts';
import { ROOT } from './run-command.ts';

export const SAMPLE_PICTURES = 'apps/web/src/features/analysis/sample/generated/sample-pictures.json';

/** Rows per second, and how much of the play is shown before and after the goal, in seconds. */
const RATE = 12;
const LEAD = 7;
const AFTER = 0.5;
const UU = 10;
const DEGREES = 180 / Math.PI;

/** The frame at or before a time. */
function frameAt({ clock: { elapsed }, frames }: ViewerTracks, time: number): number {
  let frame = 0;
  while (frame + 1 < frames && elapsed[frame + 1]! <= time) frame += 1;
  return frame;
}

const position = ({ x, y, z }: ViewerBody, frame: number) =>
  [x[frame]!, y[frame]!, z[frame]!].map((value) => Math.round(value / UU));

function yaw({ qx, qy, qz, qw }: ViewerBody, frame: number): number {
  const [x, y, z, w] = [qx[frame]!, qy[frame]!, qz[frame]!, qw[frame]!];
  return Math.round(DEGREES * Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)));
}

/** Returns the seconds before a goal as rows. */
function playBefore(tracks: ViewerTracks, { players }: MatchReport, time: number): SamplePlay {
  const from = time - LEAD;
  const frames = Array.from({ length: Math.round((LEAD + AFTER) * RATE) }, (_, row) =>
    frameAt(tracks, from + row / RATE),
  );
  return {
    rate: RATE,
    goal: LEAD * RATE,
    clock: tracks.clock.seconds[frames[0]!]!,
    ball: frames.flatMap((frame) => position(tracks.ball, frame)),
    cars: tracks.players.flatMap(({ key, team, car }) => {
      const name = players.find((player) => player.key === key)?.name;
      if (!car || name === undefined) return [];
      return [{ name, team, rows: frames.flatMap((frame) => [...position(car, frame), yaw(car, frame)]) }];
    }),
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function makePictures(): SamplePictures {
  const outcome = analyzeReplay(writePlayedMatch(SAMPLE_MATCH), { events: true, tracks: true });
  if (outcome.kind !== 'complete' || !outcome.insight || !outcome.tracks)
    throw new Error('The sample match could not be analyzed.');
  const { report, insight, tracks } = outcome;
  const goals = insight.xgRace.filter(({ goal }) => goal);
  const shown = goals.at(-1)!;
  const before = goals.filter(({ time }) => time < shown.time);
  const countMatching = (team: 0 | 1) => before.filter((goal) => goal.team === team).length;
  const axis = createTimeAxis(report);
  const player = report.players.find(({ name }) => name === 'Brisk')!;
  const game = makeScoreGame(report, insight, player.key)!;
  const { opportunity } = findFirstInsight(game, SAMPLE_TIER, createReferenceBook(game.mode, NO_REFERENCES));
  if (!opportunity) throw new Error('Nothing stands out in the sample match.');
  const words = findPlainWords(opportunity.metric)!;
  const getNames = (team: number) =>
    report.players.filter((one) => one.team === team).map(({ name }) => name);
  return {
    teams: [getNames(0), getNames(1)],
    score: [report.teams[0]!.score, report.teams[1]!.score],
    scoreBefore: [countMatching(0), countMatching(1)],
    race: {
      length: axis.length,
      ticks: axis.ticks,
      lines: ([0, 1] as const).map((team) => {
        const { total, steps, points } = createRaceLine(insight.xgRace, team, axis);
        return {
          total: rounded(total),
          steps: steps.map(([at, value]) => [rounded(at), rounded(value)] as const),
          points: points.map(({ at, total: then, goal }) => ({
            at: rounded(at),
            total: rounded(then),
            goal,
          })),
        };
      }),
    },
    play: playBefore(decodeTracks(tracks), report, shown.time),
    scorer: {
      name: report.players.find(({ key }) => key === shown.player)?.name ?? '',
      xg: rounded(shown.xg),
    },
    finding: {
      player: player.name,
      rank: formatRankName(SAMPLE_TIER),
      line: opportunity,
      words: { problem: words.problem, say: words.say },
    },
  };
}

if (import.meta.main) {
  const path = join(ROOT, SAMPLE_PICTURES);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(makePictures())}\n`);
}
