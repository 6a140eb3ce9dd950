import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runCommand } from './run-command.ts';

const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** The compiler's cache between checks: the second one takes seconds. */
const CACHE = 'node_modules/.cache/types';

/** Type checks every package and app; a package's tests are checked separately, with Node's types. */
function main(): number {
  const folders = ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name)))
    .concat('bench', 'tooling');
  const projects = folders
    .flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'tsconfig.test.json')])
    .filter((project) => existsSync(join(ROOT, project)));
  const failed = projects.filter((project) => {
    const remembered = join(CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    return (
      runCommand('node', [COMPILER, '-p', project, '--incremental', '--tsBuildInfoFile', remembered]) !== 0
    );
  });
  console.log(`types: ${projects.length} projects checked, ${failed.length} with errors`);
  return failed.length === 0 && projects.length > 0 ? 0 : 1;
}

process.exit(main());
