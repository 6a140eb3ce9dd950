import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CRATE = resolve(import.meta.dirname, '../../peers/boxcars');

/** The program that times boxcars, or why it isn't available. */
type BuiltPeer = { program: string; missing: null } | { program: null; missing: string };

/** Builds the peer from its published crate in the temporary folder, unless it is already there. */
function buildBoxcars(): BuiltPeer {
  const cargo = spawnSync('cargo', ['--version'], { encoding: 'utf8' });
  if (cargo.status !== 0) return { program: null, missing: 'cargo is not on this machine' };
  const folder = join(tmpdir(), 'datacoach-bench-boxcars');
  mkdirSync(folder, { recursive: true });
  cpSync(CRATE, folder, { recursive: true });
  const build = spawnSync('cargo', ['build', '--release', '--quiet'], { cwd: folder, encoding: 'utf8' });
  if (build.status !== 0) {
    const reason = build.stderr.split('\n').find((line) => line.startsWith('error')) ?? 'cargo failed';
    return { program: null, missing: `its crate could not be built (${reason})` };
  }
  return { program: join(folder, 'target/release/boxcars-bench'), missing: null };
}

const PYTHON_SCRIPT = resolve(import.meta.dirname, '../../peers/time_peers.py');
const NOT_INSTALLED = 3;

/** A peer's times in file order, null if it fails on a file; or why it was skipped. */
export type PeerTimes = { ms: (number | null)[]; missing: null } | { ms: null; missing: string };

/** Times boxcars: a full decode, file in memory, without checksums; min CPU time of several runs, in ms. */
export function timeBoxcars(paths: readonly string[]): PeerTimes {
  const { program, missing } = buildBoxcars();
  return program === null
    ? { ms: null, missing }
    : readTimes(spawnSync(program, paths, { encoding: 'utf8' }));
}

/** Times a package of the Python in DATACOACH_PEERS_PYTHON (or `python3`): its whole analysis, once, in ms. */
export function timePythonPeer(name: 'subtr_actor' | 'carball', paths: readonly string[]): PeerTimes {
  const python = process.env.DATACOACH_PEERS_PYTHON ?? 'python3';
  const run = spawnSync(python, [PYTHON_SCRIPT, name, ...paths], { encoding: 'utf8' });
  if (run.error) return { ms: null, missing: `${python} is not on this machine` };
  if (run.status === NOT_INSTALLED) return { ms: null, missing: `${python} has no package ${name}` };
  return readTimes(run);
}

function readTimes({ status, stdout, stderr }: ReturnType<typeof spawnSync>): PeerTimes {
  if (status !== 0) return { ms: null, missing: `it ended with ${String(stderr).trim().split('\n').at(-1)}` };
  const lines = String(stdout).trim().split('\n');
  return { ms: lines.map((line) => (line.startsWith('-') ? null : Number.parseFloat(line))), missing: null };
}
