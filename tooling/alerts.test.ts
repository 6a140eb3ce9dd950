import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');
const JOB = 'apps/server/src/features/replays/analyze-replay.job.ts';
const rules = read('deploy/alerts.yaml');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

test('every alert reads metrics that the server has, and the runbook says what to do about it', () => {
  const known = new Set(
    namesIn(read('apps/server/src/platform/metrics/metrics.ts'), /name: '(datacoach_\w+)'/g),
  );
  const used = namesIn(rules, /\b(datacoach_\w+?)(?:_bucket)?\b(?=[{[ )])/g);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
  expect(rules).toContain(`job="${/name: '(replay\.\w+)'/.exec(read(JOB))![1]}"`);
  const alerts = namesIn(rules, /alert: (\w+)/g);
  expect(namesIn(read('docs/how-to/handle-an-alert.md'), /^## (\w+)$/gm)).toEqual(alerts);
});
