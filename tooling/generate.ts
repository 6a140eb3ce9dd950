import { runCommand } from './run-command.ts';
import { RANK_LOGOS } from './write-rank-logos.ts';
import { SAMPLE_PICTURES } from './write-sample-pictures.ts';

/** Every generator: what it writes and how to run it. */
export const GENERATORS = [
  {
    name: 'rank logos',
    outputs: RANK_LOGOS,
    command: ['node', 'tooling/write-rank-logos.ts'],
  },
  {
    name: 'pictures of the sample match',
    outputs: [SAMPLE_PICTURES],
    command: ['node', 'tooling/write-sample-pictures.ts'],
  },
] as const;

/** Runs all generators; returns the names of those that failed. */
export function generateAll(): string[] {
  return GENERATORS.filter(({ command: [program, ...args] }) => runCommand(program, args) !== 0).map(
    ({ name }) => name,
  );
}

if (import.meta.main) {
  const failed = generateAll();
  for (const name of failed) console.error(`failed: ${name}`);
  process.exit(failed.length);
}
