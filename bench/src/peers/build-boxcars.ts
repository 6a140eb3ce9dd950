import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CRATE = resolve(import.meta.dirname, '../../peers/boxcars');

/** The program that times boxcars, or why there is none on this machine. */
export type BuiltPeer = { program: string; missing: null } | { program: null; missing: string };

/** Builds the peer from its published crate, in the machine's temporary folder; the second time it is there already. */
export function buildBoxcars(): BuiltPeer {
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
