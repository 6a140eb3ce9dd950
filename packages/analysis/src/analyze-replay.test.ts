import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderProperty } from '@datacoach/replay';
import { scriptedMatch, writeReplay, writeScriptedMatch } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from './analyze-replay.ts';
import { hasSharedReplays, SHARED_FOLDER } from './testing/shared-replays.ts';

if (!hasSharedReplays) console.error('broken real files left out: no shared replays next to the repository');

const match = writeScriptedMatch({ seed: 8, seconds: 20 });

describe('outcome of an analysis', () => {
  it('is complete for a whole file', () => {
    const outcome = analyzeReplay(match);
    expect(outcome).toMatchObject({ kind: 'complete', error: null });
  });

  it('is the scoreboard, marked as damaged, for a truncated file', () => {
    const outcome = analyzeReplay(match.subarray(0, match.length - 5000));
    if (outcome.kind !== 'scoreboard') throw new Error(outcome.kind);
    expect(outcome.damaged).toBe(true);
    expect(outcome.error.code).toBe('truncated');
    const whole = analyzeReplay(match);
    if (whole.kind !== 'complete') throw whole.error;
    expect(outcome.report.teams.map(({ score }) => score)).toEqual(
      whole.report.teams.map(({ score }) => score),
    );
    expect(outcome.report.players.length).toBeGreaterThan(0);
    for (const player of outcome.report.players) {
      const { statistics } = whole.report.players.find(({ key }) => key === player.key) ?? player;
      expect(player.statistics['core.goals']).toBe(statistics['core.goals']);
      expect(player.statistics['boost.bpm']).toBeNull();
    }
    expect(outcome.report.notApplicable.map(({ group }) => group)).toEqual([
      'boost',
      'movement',
      'positioning',
      'demo',
    ]);
  });

  it('is a failure when not even the header can be decoded', () => {
    expect(analyzeReplay(new Uint8Array(0))).toMatchObject({ kind: 'failed', error: { code: 'empty' } });
    expect(analyzeReplay(match.subarray(0, 40)).kind).toBe('failed');
  });

  it('never throws for any single wrong byte', () => {
    for (let at = 0; at < match.length; at += 4999) {
      const broken = Uint8Array.from(match);
      broken[at] = (broken[at] ?? 0) ^ 0x55;
      expect(['complete', 'scoreboard', 'failed']).toContain(analyzeReplay(broken).kind);
    }
  }, 30_000);
});

/** Table in decisions.md 18.1: code and section, and whether the content's checksum is wrong. */
const BROKEN: readonly [file: string, section: string, code: string, damaged: boolean][] = [
  ['bad-truncated-content', 'content', 'truncated', true],
  ['bad-header-corrupt', 'network', 'too-many-frames', true],
  ['bad-content-corrupt', 'content.debugInfo', 'list-too-large', true],
  ['bad-network-corrupt', 'network', 'unknown-attribute', true],
];

describe.skipIf(!hasSharedReplays)('broken real files', () => {
  it.each(BROKEN)('%s still has its scoreboard', (file, section, code, damaged) => {
    const outcome = analyzeReplay(
      new Uint8Array(readFileSync(join(SHARED_FOLDER, 'replays', `${file}.replay`))),
    );
    if (outcome.kind !== 'scoreboard') throw new Error(outcome.kind);
    expect({ section: outcome.error.section, code: outcome.error.code, damaged: outcome.damaged }).toEqual({
      section,
      code,
      damaged,
    });
    expect(outcome.report.coverage).toBe('scoreboard');
  });

  it('lists no more players than a game can have, regardless of the header', () => {
    const row = (index: number): HeaderProperty[] => [
      { key: 'Name', index: 0, value: { kind: 'str', value: `Player ${index}` } },
      { key: 'Team', index: 0, value: { kind: 'int', value: index % 2 } },
    ];
    const items = Array.from({ length: 1_900 }, (_, index) => row(index));
    const { replay } = scriptedMatch({ seed: 8, seconds: 20 });
    const others = replay.header.properties.filter(({ key }) => key !== 'PlayerStats');
    const crowd: HeaderProperty = { key: 'PlayerStats', index: 0, value: { kind: 'array', items } };
    const bytes = writeReplay({ ...replay, header: { ...replay.header, properties: [...others, crowd] } });
    const whole = analyzeReplay(bytes);
    if (whole.kind !== 'complete') throw whole.error;
    expect(whole.report.players.length).toBeLessThan(100);
    const cut = analyzeReplay(bytes.subarray(0, bytes.length - 100));
    if (cut.kind !== 'scoreboard') throw new Error(cut.kind);
    expect(cut.report.players).toHaveLength(64);
  });
});
