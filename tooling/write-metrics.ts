import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ALL_METRICS } from '../packages/analysis/src/metrics/registry.ts';
import { ROOT } from './run-command.ts';

const OUTPUT = join(ROOT, 'packages/analysis/src/metrics/generated/metrics.ts');

/** The registry without its calculations: screens import this, so that no detector ends up in their bundle. */
const rows = ALL_METRICS.map(({ compute, computeTeam, ...info }) => info);
const lines = rows.map((row) => `  ${JSON.stringify(row)},`);
mkdirSync(dirname(OUTPUT), { recursive: true });
writeFileSync(
  OUTPUT,
  [
    '// Made by `npm run generate` from metrics/registry.ts.',
    "import type { MetricInfo } from '../metric.ts';",
    '',
    '/** Every metric in the order in which screens show them. */',
    'export const METRICS = [',
    ...lines,
    '] as const satisfies readonly MetricInfo[];',
    '',
  ].join('\n'),
);
