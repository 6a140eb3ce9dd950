import { parseArgs } from 'node:util';
import { createPlayedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { createDemoSeason } from '../../../apps/server/src/demo/season.ts';
import { hasSharedCorpus, readSharedReplay, sharedReplayNames } from '../../../tooling/shared-corpus.ts';
import { type MatchMeasures, measureMatch } from './measure-match.ts';

/** Compares the demo's matches with the real ones of the shared folder, mode by mode. */
const { values } = parseArgs({ options: { matches: { type: 'string', default: '66' } } });
const requested = Number(values.matches);
if (!hasSharedCorpus) throw new Error('The real replays of the shared folder are not here.');

/** Any day: the season's matches depend on its number, not on the date. */
const season = createDemoSeason(Date.UTC(2026, 10, 21) / 1000);
const chosen = season.filter(
  (_, index) =>
    Math.floor(index * (requested / season.length)) !== Math.floor((index - 1) * (requested / season.length)),
);
const isMeasured = (measures: MatchMeasures | null): measures is MatchMeasures => measures !== null;
const played = chosen.map(({ options }) => measureMatch(writeReplay(createPlayedMatch(options).replay)));
const real = sharedReplayNames
  .filter((name) => /^(era|soccar)-/.test(name))
  .map((name) => measureMatch(readSharedReplay(name)));
for (const size of [1, 2, 3]) {
  const ofMode = (all: (MatchMeasures | null)[]) =>
    all.filter(isMeasured).filter(({ teamSize }) => teamSize === size);
  compare(`${size}v${size}`, ofMode(played), ofMode(real));
}

function compare(mode: string, made: readonly MatchMeasures[], found: readonly MatchMeasures[]): void {
  console.log(`\n${mode}: ${made.length} played, ${found.length} real matches\n`);
  console.log('| | played: median | real: 5% | real: median | real: 95% | |');
  console.log('|---|---:|---:|---:|---:|---|');
  console.log(`| goals per xG, all matches | ${getFinishing(made)} | | ${getFinishing(found)} | | |`);
  // Old files have no boost amounts.
  for (const name of new Set(found.flatMap((match) => Object.keys(match.values)))) {
    const list = (matches: readonly MatchMeasures[]) => matches.flatMap((match) => match.values[name] ?? []);
    const median = getQuantile(list(made), 0.5);
    const range = [0.05, 0.5, 0.95].map((share) => getQuantile(list(found), share)) as [
      number,
      number,
      number,
    ];
    if (Number.isNaN(median)) continue;
    const note = median < range[0] ? 'too low' : median > range[2] ? 'too high' : '';
    console.log(`| ${name} | ${[median, ...range].map(formatCell).join(' | ')} | ${note} |`);
  }
}

function getFinishing(matches: readonly MatchMeasures[]): string {
  const sum = (name: 'goals' | 'xg') => matches.reduce((total, match) => total + match[name], 0);
  return (sum('goals') / sum('xg')).toFixed(2);
}

/** Returns the value below which a share of the values lies; NaN for none. */
function getQuantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (low === undefined || high === undefined) return Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}

function formatCell(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(1);
}
