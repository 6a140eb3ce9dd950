import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANALYSIS_VERSION } from '../packages/analysis/src/analysis-version.ts';
import { measureTruth } from '../packages/analysis/src/testing/truth.ts';
import { formatTruth, measureTrust } from '../packages/analysis/src/testing/truth-document.ts';
import { ROOT } from './run-command.ts';
import { hasSharedCorpus } from './shared-corpus.ts';

if (!hasSharedCorpus) throw new Error('The oracles of the shared folder are not here.');
const truth = measureTruth();
const date = new Date().toISOString().slice(0, 10);
const document = formatTruth(truth, { version: ANALYSIS_VERSION, date });
writeFileSync(join(ROOT, 'docs/truth.md'), document);
const trust = Object.entries(measureTrust(truth)).map(
  ([kind, agreement]) => `  ${JSON.stringify(kind)}: ${JSON.stringify(agreement)}`,
);
writeFileSync(
  join(ROOT, 'packages/analysis/src/detectors/event-trust.data.json'),
  `{\n${trust.join(',\n')}\n}\n`,
);
console.log(document);
