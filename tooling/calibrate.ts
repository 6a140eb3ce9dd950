import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { analyzeReplay } from '../packages/analysis/src/analyze-replay.ts';
import {
  type Calibration,
  calibrate,
  describeCalibration,
  formatModelSource,
} from '../packages/analysis/src/calibration/calibrate.ts';
import { collectSamples, findUnfitReason } from '../packages/analysis/src/calibration/collect-samples.ts';
import type { AttemptSample } from '../packages/analysis/src/calibration/fit-model.ts';
import {
  calibrateThreat,
  collectThreatSamples,
  describeThreat,
  formatThreatModelSource,
  type ThreatSample,
} from '../packages/analysis/src/calibration/fit-threat.ts';
import { runDetectors } from '../packages/analysis/src/detectors/run-detectors.ts';
import { shotDetector } from '../packages/analysis/src/detectors/shot/shot.detector.ts';
import type { ShotEvent } from '../packages/analysis/src/detectors/shot/shot-evidence.ts';
import { touchDetector } from '../packages/analysis/src/detectors/touch/touch.detector.ts';
import type { TouchEvent } from '../packages/analysis/src/detectors/touch/touch-event.ts';
import { eligible, toEligibleMatch } from '../packages/analysis/src/eligibility/eligibility.ts';
import { makeScoreGame } from '../packages/analysis/src/eligibility/score-game.ts';
import {
  describeMeasured,
  formatMeasuredSource,
  measureReferences,
} from '../packages/analysis/src/references/measure-references.ts';
import {
  describeWorths,
  formatWorthsSource,
  learnWorths,
} from '../packages/analysis/src/references/metric-worth.ts';
import type { PlayerGame } from '../packages/analysis/src/references/player-game.ts';
import { createTimelineBuilder } from '../packages/analysis/src/timeline/build-timeline.ts';
import { createMatchView } from '../packages/analysis/src/timeline/match-view.ts';
import { CURRENT_MODEL } from '../packages/analysis/src/xg/current-model.ts';
import { decodeReplay } from '../packages/replay/src/index.ts';
import { readStoredGames } from './read-stored-games.ts';

const ANALYSIS = resolve(import.meta.dirname, '../packages/analysis/src');
const MODEL_FILE = join(ANALYSIS, 'xg/current-model.ts');
const THREAT_FILE = join(ANALYSIS, 'xg/current-threat-model.ts');
const REFERENCES_FILE = join(ANALYSIS, 'references/generated/measured-references.ts');
const WORTHS_FILE = join(ANALYSIS, 'references/generated/metric-worths.ts');
const USAGE = `usage: npm run calibrate -- <folder or replay> … [--only xg|scores] [--write]
       npm run calibrate -- --data <data folder of a stopped server> [--write]
       npm run calibrate -- --database <postgres://…> [--write]`;

/** Returns the replay files in a folder and its subfolders, sorted, so that the same folder produces the same report. */
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

interface Samples {
  attempts: AttemptSample[];
  threats: ThreatSample[];
}

/** Returns a file's attempts and moments, or why it has none. */
function readSamples(file: string): Samples | string {
  const builder = createTimelineBuilder();
  const outcome = decodeReplay(new Uint8Array(readFileSync(file)), builder.sink);
  if (outcome.kind !== 'complete') return 'cannot be read to its end';
  const timeline = builder.finish();
  if (timeline === null) return 'has no frames';
  const unfit = findUnfitReason(timeline);
  if (unfit !== null) return unfit;
  const match = createMatchView(timeline);
  const found = runDetectors(match, [touchDetector, shotDetector]);
  const touches = found.get(touchDetector) as readonly TouchEvent[];
  const shots = found.get(shotDetector) as readonly ShotEvent[];
  return {
    attempts: collectSamples(match, touches, basename(file)),
    threats: collectThreatSamples(match, touches, shots, basename(file)),
  };
}

/**
 * Returns a file's games that count as normal play, public or private; empty if none do. The players' ranks are
 * unknown.
 */
function readGames(file: string): PlayerGame[] {
  const outcome = analyzeReplay(new Uint8Array(readFileSync(file)), { events: true });
  if (outcome.kind !== 'complete') return [];
  const { report, insight } = outcome;
  const [blue, orange] = report.teams;
  return report.players.flatMap(({ key, team }) => {
    const match = toEligibleMatch(report, insight, key);
    const game = makeScoreGame(report, insight, key);
    if (match === null || game === null) return [];
    const counts = eligible(match, 'score').eligible || eligible(match, 'privateScore').eligible;
    const margin = (blue.score - orange.score) * (team === 0 ? 1 : -1);
    return counts ? [{ game, match: report.match.guid ?? basename(file), margin, tier: null }] : [];
  });
}

function learnScores(games: readonly PlayerGame[], write: boolean): void {
  const rows = measureReferences(games);
  const worths = learnWorths(games);
  console.log(`\n${describeMeasured(rows)}\n\n${describeWorths(worths)}`);
  if (!write || rows.length === 0) return;
  writeFileSync(REFERENCES_FILE, formatMeasuredSource(rows));
  writeFileSync(WORTHS_FILE, formatWorthsSource(worths));
  console.log(`Written: ${REFERENCES_FILE}, ${WORTHS_FILE}`);
}

function refitGoals(files: readonly string[], write: boolean): boolean {
  const samples: AttemptSample[] = [];
  const threats: ThreatSample[] = [];
  for (const file of files) {
    const found = readSamples(file);
    if (typeof found === 'string') console.log(`left out: ${basename(file)} ${found}`);
    else {
      samples.push(...found.attempts);
      threats.push(...found.threats);
    }
  }
  if (samples.length === 0) {
    console.error('No attempts found.');
    return false;
  }
  const calibration = calibrate(samples);
  console.log(describeCalibration(calibration));
  writeModel(calibration, write);
  const threat = calibrateThreat(threats);
  console.log(`\n${describeThreat(threat)}`);
  if (write) writeFileSync(THREAT_FILE, formatThreatModelSource(threat));
  return true;
}

function writeModel(calibration: Calibration, write: boolean): void {
  if (!write) return;
  if (!calibration.better) {
    console.log(`Nothing was written. The model in use stays: ${CURRENT_MODEL.version}.`);
    return;
  }
  writeFileSync(MODEL_FILE, formatModelSource(calibration));
  console.log(`Written: ${MODEL_FILE}`);
}

interface Arguments {
  paths: string[];
  only: 'xg' | 'scores' | null;
  stored: { folder: string } | { url: string } | null;
  write: boolean;
}

/** Returns null if the arguments are invalid. */
function parseArguments(args: readonly string[]): Arguments | null {
  const parsed: Arguments = { paths: [], only: null, stored: null, write: false };
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!;
    if (arg === '--write') parsed.write = true;
    else if (!arg.startsWith('--')) parsed.paths.push(arg);
    else {
      const value = args[++index];
      if (value === undefined) return null;
      if (arg === '--only' && (value === 'xg' || value === 'scores')) parsed.only = value;
      else if (arg === '--data') parsed.stored = { folder: resolve(value) };
      else if (arg === '--database') parsed.stored = { url: value };
      else return null;
    }
  }
  return (parsed.stored === null) === (parsed.paths.length === 0) ? null : parsed;
}

async function main(args: readonly string[]): Promise<number> {
  const parsed = parseArguments(args);
  if (parsed === null) {
    console.error(USAGE);
    return 2;
  }
  const { paths, only, stored, write } = parsed;
  if (stored !== null) {
    const games = await readStoredGames(stored).catch((error: Error) => error);
    if (games instanceof Error) {
      console.error(games.message);
      return 1;
    }
    learnScores(games, write);
    return 0;
  }
  const files = paths.flatMap((path) => replayFiles(resolve(path)));
  const isRefit = only === 'scores' || refitGoals(files, write);
  if (only !== 'xg') learnScores(files.flatMap(readGames), write);
  return isRefit ? 0 : 1;
}

process.exit(await main(process.argv.slice(2)));
