import { analyzeReplay } from '@datacoach/analysis';
import type { MatchReport } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { createOtherRecording, sampleReplay } from '../../testing/sample-replay.ts';
import { calculateMatchIdentity, canShare, isMoreComplete } from './store-match.ts';

function getReport(file: Uint8Array): MatchReport {
  const outcome = analyzeReplay(file);
  if (outcome.kind === 'failed') throw outcome.error;
  return outcome.report;
}

/** Returns the report after a change to a copy of it. */
function changed(report: MatchReport, change: (copy: MatchReport) => void): MatchReport {
  const copy = structuredClone(report);
  change(copy);
  return copy;
}

const report = getReport(sampleReplay());
const identity = calculateMatchIdentity(report, 'aaaa');

describe('two files are one match', () => {
  test('when id, map, rosters, score and goals agree, even if the rest differs', () => {
    expect(calculateMatchIdentity(getReport(createOtherRecording()), 'bbbb')).toBe(identity);
    const renamed = changed(report, (copy) => {
      for (const player of copy.players) player.name = 'hidden';
      copy.players.reverse();
      copy.match.recorderName = 'someone else';
    });
    expect(calculateMatchIdentity(renamed, 'bbbb')).toBe(identity);
  });

  test.each<[string, (copy: MatchReport) => void]>([
    ['the id', (copy) => (copy.match.guid = 'F00D')],
    ['the map', (copy) => (copy.match.map.code = 'beach_p')],
    ['a player', (copy) => (copy.players[0]!.platformId = '1')],
    ['a team', (copy) => (copy.players[0]!.team = copy.players[0]!.team === 0 ? 1 : 0)],
    ['the score', (copy) => (copy.teams[0]!.score += 1)],
    ['the order of goals', (copy) => (copy.timeline = copy.timeline.filter(({ kind }) => kind !== 'goal'))],
  ])('not when %s differs', (_what, change) => {
    expect(calculateMatchIdentity(changed(report, change), 'aaaa')).not.toBe(identity);
  });

  test('without a shared id only when they are byte-identical', () => {
    const own = changed(report, (copy) => {
      copy.match.guidShared = false;
    });
    expect(calculateMatchIdentity(own, 'aaaa')).toBe(calculateMatchIdentity(own, 'aaaa'));
    expect(calculateMatchIdentity(own, 'bbbb')).not.toBe(calculateMatchIdentity(own, 'aaaa'));
  });
});

describe('another source upload', () => {
  const longer = changed(report, (copy) => {
    copy.match.liveSeconds += 20;
  });
  const longerWithOtherCounters = changed(longer, (copy) => {
    copy.players[0]!.statistics['core.saves'] = 99;
  });
  const scoreboard = changed(report, (copy) => {
    copy.coverage = 'scoreboard';
  });

  test('replaces one of the same owner when it covers more', () => {
    for (const more of [longer, longerWithOtherCounters]) expect(isMoreComplete(report, more)).toBe(true);
    expect(isMoreComplete(scoreboard, report)).toBe(true);
    for (const less of [report, scoreboard]) expect(isMoreComplete(longer, less)).toBe(false);
  });

  test("shares another owner's stats only when nothing differs", () => {
    for (const agreeing of [report, scoreboard]) expect(canShare(longer, agreeing)).toBe(true);
    for (const other of [longer, longerWithOtherCounters]) expect(canShare(report, other)).toBe(false);
    expect(canShare(longer, longerWithOtherCounters)).toBe(false);
    expect(canShare(scoreboard, report)).toBe(false);
  });

  test('shares nothing when it is missing a player', () => {
    const without = changed(longer, (copy) => {
      copy.players.pop();
    });
    expect(canShare(longer, without)).toBe(false);
  });
});
