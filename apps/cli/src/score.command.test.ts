import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import type { ScoreReport } from './formats/print-score.ts';
import { run } from './testing/run.ts';

/** The first blue player of every scripted match. */
const PLAYER = 'Kestrel';
const folder = mkdtempSync(join(tmpdir(), 'datacoach-score-'));
const file = (name: string): string => join(folder, `${name}.replay`);
const duels = [3, 4, 5].map((seed) => {
  writeFileSync(file(`duel-${seed}`), writeScriptedMatch({ seed, seconds: 160, teamSize: 1 }));
  return file(`duel-${seed}`);
});
const again = file('again');
copyFileSync(duels[0]!, again);
const short = file('short');
writeFileSync(short, writeScriptedMatch({ seed: 6, seconds: 20, teamSize: 1 }));
const doubles = file('doubles');
writeFileSync(doubles, writeScriptedMatch({ seed: 7, seconds: 160, teamSize: 2 }));
afterAll(() => rmSync(folder, { recursive: true }));

const ME = ['--player', PLAYER, '--rank', 'champion-1'] as const;

describe('datacoach score', () => {
  it("scores the games of the most played mode and says why others don't count", async () => {
    const { code, out, errors } = await run('score', ...duels, again, short, doubles, ...ME, '-f', 'json');
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    const report = JSON.parse(out) as ScoreReport;
    expect(report).toMatchObject({ player: PLAYER, mode: 'Duel', rank: 'Champion I', games: 3 });
    expect(report.notCounted).toEqual([
      { file: 'again.replay', reason: 'Same match as another file.' },
      {
        file: 'short.replay',
        reason: expect.stringMatching(/^Only 0:\d\d of play; 2:30 needed\.$/),
      },
      { file: 'doubles.replay', reason: 'Not a Duel game.' },
    ]);
    const { polr, card } = report.review;
    // Three 1v1 games say little about rank: the declared rank would decide the score.
    expect(polr).toMatchObject({ status: 'waiting', value: null });
    expect(polr.evidence!.interval[0]).toBeLessThan(polr.evidence!.value);
    const speed = card.metrics.find(({ metric }) => metric === 'avgSpeed')!;
    expect(speed).toMatchObject({ games: 3, comparedWith: 'the rank average', reason: null });
    expect(speed.score).toBeGreaterThan(0);
  });

  it('prints scores for reading', async () => {
    const { out } = await run('score', ...duels, ...ME);
    expect(out.split('\n')[0]).toMatch(
      /^Kestrel · Duel · Champion I · 3 games, \d won, \d lost · 2025-08-20$/,
    );
    expect(out).toContain('POLR: the rank you play like (0-70)');
    expect(out).toContain(
      'Not enough evidence yet: the rank you set would still make up over half of this score.',
    );
    expect(out).toMatch(/Games alone +\d+\.\d +\d+\.\d to \d+\.\d +\S.*without the rank you set/);
    const other = await run('score', ...duels, '--player', PLAYER, '--rank', 'bronze-1');
    const alone = (text: string) => text.split('\n').find((line) => line.includes('Games alone'));
    expect(alone(other.out)).toBe(alone(out));
    expect(out).toContain('vs. Champion I (0-100, 50 is average, 80% range)');
    expect(out).toMatch(/Average speed +[█░]{20} +\d+ +\d+ to \d+ +[\d.]+ \/ 53\.2 km\/h/);
    expect(out).toContain('2 more games until you see what costs you most.');
    expect(out).not.toContain('Boost used per minute');
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(110);
    const all = await run('score', ...duels.slice(1), ...ME, '--all', '--last', '2');
    expect(all.out).toContain('Kestrel · Duel · Champion I · 2 games');
    expect(all.out).toContain('3 more games until you see your POLR.');
  });

  it('says when nothing counts, and how private games count', async () => {
    const { code, out } = await run('score', short, ...ME, '--private');
    expect(code).toBe(0);
    expect(out).toContain('0 private games');
    expect(out).not.toContain('POLR');
    expect(out).toMatch(/short\.replay: Only 0:\d\d of play/);
  });

  it('continues after a file that fails, and exits with 1', async () => {
    const { code, out, errors } = await run('score', join(folder, 'nix.replay'), short, ...ME);
    expect(code).toBe(1);
    expect(errors[0]).toContain('File not found.');
    expect(out).toContain('short.replay');
    const absent = await run('score', short, '--player', 'Nobody', '--rank', 'unranked');
    expect(absent).toEqual({
      code: 1,
      out: '',
      errors: ['Player "Nobody" not found in these files. Check the spelling.'],
    });
  });

  it.each([
    [[], 'score needs at least one replay file'],
    [['a'], 'score needs a name'],
    [['a', '-p', 'x'], 'score needs a rank'],
    [['a', '-p', 'x', '-r', 'wood-1'], '"wood-1" is not a rank. Ranks: unranked, bronze-1'],
    [['a', '-p', 'x', '-r', 'gold-1', '-m', 'solo'], '"solo" is not a mode. Modes: duel, doubles, standard'],
    [['a', '-p', 'x', '-r', 'gold-1', '-l', '0'], '--last needs a whole number'],
    [['a', '-p', 'x', '-r', 'gold-1', '-f', 'xml'], '"xml" is not a format'],
  ])('refuses %j with 2', async (args, message) => {
    const { code, out, errors } = await run('score', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors.join('\n')).toContain(message);
  });
});
