import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from './run-command.ts';
import { describeTimes } from './slowest-files.ts';

/** Prints where the run spent its time, including hooks and imports. */
export default class SlowestFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { collectDuration, duration, setupDuration } = module.diagnostic();
      return {
        project: module.project.name,
        path: relative(ROOT, module.moduleId),
        ms: collectDuration + setupDuration + duration,
      };
    });
    console.log(`\n${describeTimes(files).join('\n')}\n`);
  }
}
