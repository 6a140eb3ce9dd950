import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyzeReplay } from '@datacoach/analysis';
import { scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';

const { replay, expected } = scriptedMatch({ seed: 21, seconds: 30 });
const bytes = writeReplay(replay);

const folder = mkdtempSync(join(tmpdir(), 'datacoach-cli-'));
const good = join(folder, 'good.replay');
const cut = join(folder, 'cut.replay');
const damaged = join(folder, 'damaged.replay');
writeFileSync(good, bytes);
writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
// A broken frame time in the middle of the network stream: the header stays readable, the checksum doesn't match.
const broken = Uint8Array.from(bytes);
broken.fill(0xff, bytes.length / 2, bytes.length / 2 + 400);
writeFileSync(damaged, broken);
afterAll(() => rmSync(folder, { recursive: true }));

/** Replaces a string everywhere in an object. */
function replaceText(holder: object, text: string, newText: string): void {
  for (const [key, value] of Object.entries(holder)) {
    if (value === text) Object.assign(holder, { [key]: newText });
    else if (typeof value === 'object' && value !== null) replaceText(value as object, text, newText);
  }
}

describe('datacoach analyze', () => {
  it('never prints control characters from names to the terminal', async () => {
    const match = scriptedMatch({ seed: 22, seconds: 20 });
    const { name } = match.expected.players.find(({ team }) => team !== null)!;
    const evil = `\u009b2J${name.slice(4)}`;
    const renamed = structuredClone(match.replay);
    replaceText(renamed, name, evil);
    const file = join(folder, 'renamed.replay');
    writeFileSync(file, writeReplay(renamed));
    const table = await run('analyze', file);
    expect([table.code, table.out.includes('\\u009b2J')]).toEqual([0, true]);
    const json = await run('analyze', file, '--format', 'json');
    expect((table.out + json.out).match(/[^\P{Cc}\n\t]/gu)).toBeNull();
    const { players } = JSON.parse(json.out) as { players: { name: string }[] };
    expect(players.map((player) => player.name)).toContain(evil);
    const missing = await run('analyze', 'a\u001b[2J.replay');
    expect(missing.errors).toEqual(['a\\u001b[2J.replay: File not found.']);
  });

  it('prints a table with every player and stat group', async () => {
    const { code, out, errors } = await run('analyze', good);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    for (const heading of ['CORE', 'BOOST', 'MOVEMENT', 'POSITIONING', 'DEMOS'])
      expect(out).toContain(heading);
    for (const { name, team } of expected.players)
      if (team !== null) expect(out).toContain(name.slice(0, 10));
    expect(out).toContain(`${expected.score[0]} : ${expected.score[1]}`);
    for (const line of out.split('\n').slice(2)) expect([...line].length, line).toBeLessThanOrEqual(110);
  });

  it('prints one JSON document per line and file, with the report and insights', async () => {
    const { code, out } = await run('analyze', good, good, '--format', 'json');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    const outcome = analyzeReplay(bytes, { events: true });
    if (outcome.kind !== 'complete') throw outcome.error;
    const { report, insight } = outcome;
    expect(Object.keys(insight?.players ?? {})).toHaveLength(report.players.length);
    expect(JSON.parse(lines[0] ?? '')).toEqual(JSON.parse(JSON.stringify({ ...report, insight })));
    expect(lines[1]).toBe(lines[0]);
  });

  it("prints ballchasing's fields", async () => {
    const { out } = await run('analyze', good, '--format=ballchasing');
    const site = JSON.parse(out) as {
      blue: { players: { name: string; stats: Record<string, Record<string, number>> }[] };
    };
    const [player] = site.blue.players;
    const script = expected.players.find(({ name }) => name === player?.name);
    expect(player?.stats.core?.score).toBe(script?.score);
    expect(Object.keys(player?.stats ?? {})).toEqual(['core', 'boost', 'movement', 'positioning', 'demo']);
  });

  it('prints one event per line with its file', async () => {
    const { out } = await run('analyze', good, '--format', 'events');
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; kind: string; frame: number });
    expect(events.every(({ file }) => file === good)).toBe(true);
    expect(events.filter(({ kind }) => kind === 'goal').map(({ frame }) => frame)).toEqual(
      expected.goals.map(({ frame }) => frame),
    );
  });

  it('continues after files that fail, says why for each, and exits with 1', async () => {
    const { code, out, errors } = await run('analyze', join(folder, 'nix'), cut, good, '--format', 'json');
    expect(code).toBe(1);
    expect(errors[0]).toContain('File not found.');
    expect(errors[1]).toContain(`${cut}: The file is damaged. We could only read its scoreboard.`);
    const coverages = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { coverage: string }).coverage);
    expect(coverages).toEqual(['scoreboard', 'full']);
  });

  it('still prints the scoreboard of a damaged file', async () => {
    const { code, out, errors } = await run('analyze', damaged);
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect(out).toContain('We could only read the scoreboard of this replay.');
    expect(out).toContain(`${expected.score[0]} : ${expected.score[1]}`);
  });

  it("rejects a file that isn't a replay", async () => {
    const text = join(folder, 'text.replay');
    writeFileSync(text, 'hello');
    const { code, out, errors } = await run('analyze', text);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors[0]).toContain(text);
  });
});

describe('datacoach', () => {
  it('prints its help', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('datacoach analyze FILE…');
    expect((await run('analyze', '--help')).code).toBe(0);
    expect((await run()).code).toBe(2);
  });

  it.each([
    [['fly'], 'unknown command "fly"'],
    [['analyze'], 'analyze needs at least one replay file'],
    [['analyze', 'a', '--format', 'xml'], '"xml" is not a format'],
    [['analyze', 'a', '--color'], '--color'],
  ])('refuses %j with 2', async (args, message) => {
    const { code, out, errors } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors.join('\n')).toContain(message);
  });
});
