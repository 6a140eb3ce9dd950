import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { analyzeReplay } from '../packages/analysis/src/analyze-replay.ts';
import {
  type Calibration,
  calibrate,
  describeCalibration,
  modelSource,
} from '../packages/analysis/src/calibration/calibrate.ts';
import { collectSamples, unfitMatch } from '../packages/analysis/src/calibration/collect-samples.ts';
import type { AttemptSample } from '../packages/analysis/src/calibration/fit-model.ts';
import { runDetectors } from '../packages/analysis/src/detectors/run-detectors.ts';
import { touchDetector } from '../packages/analysis/src/detectors/touch/touch.detector.ts';
import type { TouchEvent } from '../packages/analysis/src/detectors/touch/touch-event.ts';
import { eligible, eligibleMatch } from '../packages/analysis/src/eligibility/eligibility.ts';
import type { ScoreGame } from '../packages/analysis/src/eligibility/score-game.ts';
import { makeScoreGame } from '../packages/analysis/src/eligibility/score-game.ts';
import {
  describeMeasured,
  measuredSource,
  measureReferences,
} from '../packages/analysis/src/references/measure-references.ts';
import { createTimelineBuilder } from '../packages/analysis/src/timeline/build-timeline.ts';
import { createMatchView } from '../packages/analysis/src/timeline/match-view.ts';
import { CURRENT_MODEL } from '../packages/analysis/src/xg/current-model.ts';
import { decodeReplay } from '../packages/replay/src/index.ts';

const MODEL_FILE = resolve(import.meta.dirname, '../packages/analysis/src/xg/current-model.ts');
const REFERENCES_FILE = resolve(
  import.meta.dirname,
  '../packages/analysis/src/references/generated/measured-references.ts',
);
const USAGE = 'usage: npm run calibrate -- <folder or replay> … [--write]';

/** Replay files of a folder and the folders in it, sorted, so that the same folder gives the same report. */
function replayFiles(path: string): string[] {
  if (path.endsWith('.replay')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return replayFiles(inner);
      return entry.name.endsWith('.replay') ? [inner] : [];
    })
    .sort();
}

/** Attempts of a file, or why it has none. */
function readAttempts(file: string): AttemptSample[] | string {
  const builder = createTimelineBuilder();
  const outcome = decodeReplay(new Uint8Array(readFileSync(file)), builder.sink);
  if (outcome.kind !== 'complete') return 'cannot be read to its end';
  const timeline = builder.finish();
  if (timeline === null) return 'has no frames';
  const unfit = unfitMatch(timeline);
  if (unfit !== null) return unfit;
  const match = createMatchView(timeline);
  const touches = runDetectors(match, [touchDetector]).get(touchDetector) as readonly TouchEvent[];
  return collectSamples(match, touches, basename(file));
}

/** Games of a file that may count as what players do, public or private; empty where none may. */
function readGames(file: string): ScoreGame[] {
  const outcome = analyzeReplay(new Uint8Array(readFileSync(file)), { events: true });
  if (outcome.kind !== 'complete') return [];
  const { report, insight } = outcome;
  return report.players.flatMap(({ key }) => {
    const match = eligibleMatch(report, insight, key);
    const game = makeScoreGame(report, insight, key);
    if (match === null || game === null) return [];
    return eligible(match, 'score').eligible || eligible(match, 'privateScore').eligible ? [game] : [];
  });
}

/** Measures what the prior model has no row for; writes it when asked to. */
function calibrateReferences(files: readonly string[], write: boolean): void {
  const found = files.map(readGames).filter((games) => games.length > 0);
  const rows = measureReferences(found.flat());
  console.log(`\n${describeMeasured(rows)}`);
  if (!write || rows.length === 0) return;
  writeFileSync(REFERENCES_FILE, measuredSource(rows, found.length));
  console.log(`Written: ${REFERENCES_FILE}`);
}

function main(args: readonly string[]): number {
  const write = args.includes('--write');
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--write');
  if (paths.length === 0 || unknown.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const files = paths.flatMap((path) => replayFiles(resolve(path)));
  const samples: AttemptSample[] = [];
  for (const file of files) {
    const attempts = readAttempts(file);
    if (typeof attempts === 'string') console.log(`left out: ${basename(file)} ${attempts}`);
    else samples.push(...attempts);
  }
  if (samples.length === 0) {
    console.error('No attempts found.');
    return 1;
  }
  const calibration = calibrate(samples);
  console.log(describeCalibration(calibration));
  writeModel(calibration, write);
  calibrateReferences(files, write);
  return 0;
}

function writeModel(calibration: Calibration, write: boolean): void {
  if (!write) return;
  if (!calibration.better) {
    console.log(`Nothing was written. The model in use stays: ${CURRENT_MODEL.version}.`);
    return;
  }
  writeFileSync(MODEL_FILE, modelSource(calibration));
  console.log(`Written: ${MODEL_FILE}`);
}

process.exit(main(process.argv.slice(2)));
