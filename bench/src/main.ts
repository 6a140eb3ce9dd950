import { cpus, loadavg } from 'node:os';
import { hasSharedCorpus, readSharedReplay } from '../../tooling/shared-corpus.ts';
import { runEngineBench } from './engine/bench-engine.ts';
import { BENCH_FILES } from './engine/measure-engine.ts';
import { column, printTarget } from './measure-time.ts';
import { weighAssets } from './web/page-weight.ts';
import { timeUploads } from './web/upload-to-completed.ts';

const COMPLETED_MARK_MS = 600;
const SHOWN_ASSETS = 8;

console.log(
  `node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]!.toFixed(2)}\n`,
);
if (hasSharedCorpus) {
  const files = BENCH_FILES.map((name) => ({ name, bytes: readSharedReplay(name) }));
  runEngineBench(files);
  const timings = await timeUploads(files);
  console.log('\nfrom the upload to Completed, real server, empty database (ms)');
  console.log(`${''.padEnd(56)}  total answered waited analyzed stored`);
  for (const { name, ms, answered, stages } of timings) {
    const { waited, analyzed, stored } = stages;
    const columns = [column(ms, 0, 6), column(answered, 0, 8), column(waited, 0, 6)];
    console.log(`${name.padEnd(56)} ${[...columns, column(analyzed, 0, 8), column(stored, 0, 6)].join(' ')}`);
  }
  const slowest = Math.max(...timings.map(({ ms }) => ms));
  printTarget('slowest upload to Completed', slowest, COMPLETED_MARK_MS, 'ms');
} else {
  console.log('left out without the shared replays: engine and upload measurements');
}
const assets = weighAssets();
console.log(`\npage weight, gzip kB (heaviest ${SHOWN_ASSETS} of ${assets.length})`);
for (const { file, bytes } of assets.slice(0, SHOWN_ASSETS))
  console.log(`${file.padEnd(56)} ${column(bytes / 1000, 1, 6)}`);
