import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

describe('the datacoach program', () => {
  it('is an executable script of node', () => {
    accessSync(MAIN, constants.X_OK);
    expect(readFileSync(MAIN, 'utf8').split('\n')[0]).toMatch(/^#!\/usr\/bin\/env -S node --/);
  });

  it('analyzes a file in a separate process', () => {
    const folder = mkdtempSync(join(tmpdir(), 'datacoach-main-'));
    try {
      const file = join(folder, 'match.replay');
      writeFileSync(file, writeScriptedMatch({ seed: 2, seconds: 20 }));
      const out = execFileSync(process.execPath, [MAIN, 'analyze', file, '--format', 'json'], {
        encoding: 'utf8',
      });
      expect(JSON.parse(out)).toMatchObject({ coverage: 'full' });
      const wrong = spawnSync(process.execPath, [MAIN, 'fly'], { encoding: 'utf8' });
      expect(wrong.status).toBe(2);
      expect(wrong.stderr).toContain('unknown command "fly"');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
