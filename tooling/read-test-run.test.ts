import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEAD_WORKERS, REPORT, readTestRun } from './read-test-run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'datacoach-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('reads what the reporters of a complete run wrote', () => {
  const files = [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }];
  const dead = { files: ['b.test.ts'], others: 0 };
  write(REPORT, JSON.stringify({ testResults: files }));
  write(DEAD_WORKERS, JSON.stringify(dead));
  expect(readTestRun(folder)).toEqual({ files, dead });
});

test('is null for a run that was cut off and wrote nothing, or only half', () => {
  expect(readTestRun(folder)).toBeNull();
  write(DEAD_WORKERS, '{"files":[],"others":0}');
  expect(readTestRun(folder)).toBeNull();
  write(REPORT, '{"testResults":[{"name":');
  expect(readTestRun(folder)).toBeNull();
});
