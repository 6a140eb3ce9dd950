import { join } from 'node:path';
import { ROOT, runCommand } from './run-command.ts';

const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** The compiler's cache between checks: the second one takes seconds. */
const CACHE = 'node_modules/.cache/types';

/** Few large programs: each one checks the packages that it imports again. */
const PROJECTS = [
  // The packages, without the types of Node and the DOM.
  'tooling/tsconfig.pure.json',
  // All that runs in Node, tests too.
  'tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.test.json',
];

function main(): number {
  const failed = PROJECTS.filter((project) => {
    const remembered = join(CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    return (
      runCommand('node', [COMPILER, '-p', project, '--incremental', '--tsBuildInfoFile', remembered]) !== 0
    );
  });
  console.log(`types: ${PROJECTS.length} projects checked, ${failed.length} with errors`);
  return failed.length === 0 ? 0 : 1;
}

process.exit(main());
