import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Pages of docs that people read; references and the specification quote others. */
const DOCS = ['docs/*.md', 'docs/{how-to,product,decisions}/*.md', '*.md'];

/**
 * Checks the language: spelling and single words of names, texts, comments and test titles (cspell.json), phrases of
 * texts and docs (.textlintrc.json). docs/how-to/write-a-text.md says where a new word goes.
 */
const folder = mkdtempSync(join(tmpdir(), 'datacoach-texts-'));
const page = join(folder, 'texts.md');
try {
  const failed = [
    runCommand('cspell', ['lint', '--no-progress', '--no-summary', '.']),
    runCommand('npm', ['run', '-s', 'texts', '--', page]),
    runCommand('textlint', [page, ...DOCS]),
  ];
  process.exitCode = failed.some((code) => code !== 0) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
