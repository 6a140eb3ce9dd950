import { cpus, loadavg } from 'node:os';
import { getSharedReplayPath, hasSharedCorpus, readSharedReplay } from '../../../tooling/shared-corpus.ts';
import { analyzeFully, BENCH_FILES, makeDecode } from '../engine/measure-engine.ts';
import { column, measureMedian, measureProcessorTime, printTarget } from '../measure-time.ts';
import { type PeerTimes, timeBoxcars, timePythonPeer } from './time-peers.ts';

/** Streaming decode relative to boxcars' full decode: for all files together, and for the worst. */
const MARKS = { together: 1.2, worst: 1.5 };

const DECODES_A_LOOK = 25;

interface Row {
  name: string;
  ours: number;
  peer: number | null;
}

/** Prints our times next to the peer's, file by file, and returns the ratios; null without the peer. */
function compare(
  title: string,
  ours: readonly number[],
  peer: PeerTimes,
): Record<keyof typeof MARKS, number> | null {
  if (peer.ms === null) {
    console.log(`\n${title}: left out, ${peer.missing}`);
    return null;
  }
  const rows = BENCH_FILES.map((name, i): Row => ({ name, ours: ours[i]!, peer: peer.ms[i] ?? null }));
  console.log(`\n${title.padEnd(56)}      ours      peer  ours / peer`);
  for (const { name, ours: ourTime, peer: peerTime } of rows) {
    const stats =
      peerTime === null ? '     fails' : `${column(peerTime, 2, 10)} ${column(ourTime / peerTime, 3, 12)}`;
    console.log(`${name.padEnd(56)} ${column(ourTime, 2, 9)}${stats}`);
  }
  const both = rows.filter((row): row is Row & { peer: number } => row.peer !== null);
  const ourTotal = both.reduce((sum, row) => sum + row.ours, 0);
  const peerTotal = both.reduce((sum, row) => sum + row.peer, 0);
  console.log(
    `${`together, ${both.length} files`.padEnd(56)} ${column(ourTotal, 2, 9)}${column(peerTotal, 2, 10)} ${column(ourTotal / peerTotal, 3, 12)}`,
  );
  return { together: ourTotal / peerTotal, worst: Math.max(...both.map((row) => row.ours / row.peer)) };
}

console.log(
  `node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]!.toFixed(2)}; ms`,
);
if (hasSharedCorpus) {
  const paths = BENCH_FILES.map(getSharedReplayPath);
  const files = BENCH_FILES.map(readSharedReplay);
  const decodes = files.map((bytes) => measureProcessorTime(makeDecode(bytes), DECODES_A_LOOK));
  const ratios = compare('streaming decode / boxcars 0.13.0', decodes, timeBoxcars(paths));
  if (ratios !== null) {
    printTarget('ratio to boxcars, all files', ratios.together, MARKS.together, '×');
    printTarget('ratio to boxcars, worst file', ratios.worst, MARKS.worst, '×');
  }
  const results = files.map((bytes) => measureMedian(() => analyzeFully(bytes)));
  compare('complete result / subtr-actor events', results, timePythonPeer('subtr_actor', paths));
  compare('complete result / carball', results, timePythonPeer('carball', paths));
} else {
  console.log('left out: the shared replays are not on this machine');
}
