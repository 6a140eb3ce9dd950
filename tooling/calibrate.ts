import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createMatchView } from '../packages/analysis/src/detectors/match-view.ts';
import { runDetectors } from '../packages/analysis/src/detectors/run-detectors.ts';
import { touchDetector } from '../packages/analysis/src/detectors/touch/touch.detector.ts';
import type { TouchEvent } from '../packages/analysis/src/detectors/touch/touch-event.ts';
import { createTimelineBuilder } from '../packages/analysis/src/timeline/build-timeline.ts';
import { calibrate } from '../packages/analysis/src/xg/calibrate/calibrate.ts';
import { collectSamples } from '../packages/analysis/src/xg/calibrate/collect-samples.ts';
import { describeCalibration } from '../packages/analysis/src/xg/calibrate/describe-calibration.ts';
import { modelSource } from '../packages/analysis/src/xg/calibrate/model-source.ts';
import type { AttemptSample } from '../packages/analysis/src/xg/calibrate/sample.ts';
import { unfitMatch } from '../packages/analysis/src/xg/calibrate/unfit-match.ts';
import { CURRENT_MODEL } from '../packages/analysis/src/xg/current-model.ts';
import { decodeReplay } from '../packages/replay/src/index.ts';

const MODEL_FILE = resolve(import.meta.dirname, '../packages/analysis/src/xg/current-model.ts');
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

function main(args: readonly string[]): number {
  const write = args.includes('--write');
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--write');
  if (paths.length === 0 || unknown.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const samples: AttemptSample[] = [];
  for (const file of paths.flatMap((path) => replayFiles(resolve(path)))) {
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
  if (!write) return 0;
  if (!calibration.better) {
    console.log(`Nothing was written. The model in use stays: ${CURRENT_MODEL.version}.`);
    return 0;
  }
  writeFileSync(MODEL_FILE, modelSource(calibration));
  console.log(`Written: ${MODEL_FILE}`);
  return 0;
}

process.exit(main(process.argv.slice(2)));
