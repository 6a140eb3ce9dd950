import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { createDependencyRules, findFeatureCycles } from './dependency-rules.ts';
import { ROOT } from './run-command.ts';

/** With fewer modules, the check hasn't really looked. */
const MIN_MODULES = 100;

process.chdir(ROOT);
const folders = ['packages', 'apps', 'bench'].filter((folder) => existsSync(join(ROOT, folder)));
const { output } = await cruise(folders, {
  ruleSet: { forbidden: createDependencyRules() },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|migrations|generated)/' },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
});
const { summary, modules } = output as ICruiseResult;
const cycles = findFeatureCycles(
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  ),
);
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
for (const cycle of cycles) console.log(`features import each other: ${cycle}`);
console.log(
  `dependencies: ${summary.totalCruised} modules, ${summary.violations.length + cycles.length} violations`,
);
if (summary.totalCruised < MIN_MODULES) console.log(`expected at least ${MIN_MODULES} modules`);
process.exit(summary.violations.length + cycles.length === 0 && summary.totalCruised >= MIN_MODULES ? 0 : 1);
