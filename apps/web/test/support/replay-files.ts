import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';
import {
  dropshotReplay,
  hoopsReplay,
  rumbleReplay,
} from '../../../../packages/analysis/src/testing/mode-replays.ts';
import {
  announceMissingCorpus,
  hasSharedCorpus,
  sharedReplayPath,
} from '../../../../tooling/shared-corpus.ts';
import { damagedReplay as damaged } from '../../../server/src/testing/sample-replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'datacoach-replays-'));

function written(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** A match that our own writer made: an input for every machine. */
export function writtenReplay(name: string, seed: number): string {
  return written(name, writeScriptedMatch({ seed, seconds: 60, teamSize: 2 }));
}

/** A few seconds of play; from two a side on, one player is on a console. */
export function smallReplay(name: string, seed: number, teamSize: 1 | 2 = 1): string {
  return written(name, writeScriptedMatch({ seed, seconds: 3, teamSize }));
}

/** One match of each mode with figures of its own. */
export const modeReplay = {
  rumble: () => written('rumble.replay', rumbleReplay()),
  dropshot: () => written('dropshot.replay', dropshotReplay()),
  hoops: () => written('hoops.replay', hoopsReplay()),
} as const;

/** Cut off in the middle: its sections are longer than the file. */
export function cutOffReplay(): string {
  const whole = writeScriptedMatch({ seed: 5, seconds: 30, teamSize: 1 });
  return written('cut-off.replay', whole.subarray(0, Math.floor(whole.length / 2)));
}

/** Taken by the upload, and then not to be read: its play is broken in the middle. */
export function unreadableReplay(name: string): string {
  return written(name, damaged(writeScriptedMatch({ seed: 6, seconds: 20, teamSize: 1 })));
}

/** A text file that only calls itself a replay. */
export function fakeReplay(): string {
  return written('not-a-replay.replay', new TextEncoder().encode('Lorem ipsum dolor sit amet. '.repeat(40)));
}

export function picture(): string {
  return written('screenshot.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
}

/** Real matches where they are at hand, always one of our own. */
export function matchFiles(): { name: string; path: string }[] {
  announceMissingCorpus('the journeys upload a written match only');
  const real = hasSharedCorpus
    ? ['soccar-3v3-2026-03-ranked-standard-a', 'soccar-1v1-2015-10-ranked-utf16'].map(sharedReplayPath)
    : [];
  return [writtenReplay('written-2v2.replay', 11), ...real].map((path) => ({ name: basename(path), path }));
}

/** A file whose scoreboard reads and whose play does not, where the real replays are at hand. */
export const damagedReplay = hasSharedCorpus ? sharedReplayPath('bad-network-corrupt') : null;
