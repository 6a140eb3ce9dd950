import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { ROOT } from './run-command.ts';

const TESTS = '(\\.test\\.ts|/testing/|/test/|/e2e/)';
/** Files without a layer, which import none. */
const WITHOUT_LAYER =
  '^packages/analysis/src/(analysis-version|format-number|games-needed|speed-units|sums)\\.ts$';
const NPM = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'] as const;

type Rule = Omit<IRegularForbiddenRuleType, 'severity'>;

/** Rules that don't depend on which folders exist (docs/ARCHITECTURE.md, "The parts"). */
const FIXED_RULES: Rule[] = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'replay-imports-nothing',
    from: { path: '^packages/replay/src', pathNot: TESTS },
    to: { pathNot: '^packages/replay/src' },
  },
  {
    name: 'fixtures-import-replay-only',
    from: { path: '^packages/replay-fixtures/src', pathNot: TESTS },
    to: { pathNot: '^packages/(replay|replay-fixtures)/src' },
  },
  {
    name: 'fixtures-are-for-tests-demo-sample-warm-up-and-bench',
    from: {
      path: '^(packages|apps)/',
      pathNot: `^(packages/replay-fixtures/|apps/server/src/demo/|apps/web/src/features/analysis/sample/sample(\\.worker|-match)\\.ts$|apps/server/src/features/analysis/thread/analyze-file\\.thread\\.ts$)|${TESTS}`,
    },
    to: { path: '^packages/replay-fixtures/' },
  },
  {
    name: 'analysis-imports-replay-and-contract-only',
    from: { path: '^packages/analysis/src', pathNot: TESTS },
    to: { pathNot: '^packages/(analysis|replay|contract)/src' },
  },
  {
    name: 'analysis-imports-types-of-contract-only',
    from: { path: '^packages/analysis/src' },
    to: { path: '^packages/contract/src', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-imports-zod-only',
    from: { path: '^packages/contract/src', pathNot: TESTS },
    to: { pathNot: '^(packages/contract/src|node_modules/zod/)' },
  },
  {
    name: 'web-reaches-the-engine-in-workers-only',
    from: { path: '^apps/web/src', pathNot: `(\\.worker\\.ts$|${TESTS})` },
    to: {
      path: '^packages/(replay|analysis)/src',
      pathNot: '/(metadata|format-number|games-needed|speed-units)\\.ts$',
    },
  },
  {
    name: 'web-knows-no-server',
    from: { path: '^apps/web/src', pathNot: TESTS },
    to: { path: '^apps/(server|cli)' },
  },
  {
    name: 'platform-knows-no-feature',
    from: { path: '^apps/server/src/platform', pathNot: TESTS },
    to: { path: '^apps/server/src/features' },
  },
  {
    name: 'schema-knows-no-feature',
    from: { path: '^apps/server/src/schema' },
    to: { path: '^apps/server/src', pathNot: '^apps/server/src/schema' },
  },
  {
    name: 'sql-in-repositories-only',
    from: {
      path: '^apps/server/src',
      pathNot: `(\\.repository\\.ts$|^apps/server/src/(schema|platform/database|platform/queue)/|${TESTS})`,
    },
    to: {
      path: '^node_modules/(drizzle-orm|pg|pg-boss|@electric-sql/pglite)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'shared-web-code-looks-at-no-feature',
    from: { path: '^apps/web/src/shared', pathNot: TESTS },
    to: { path: '^apps/web/src/(features|routes|app)' },
  },
  {
    name: 'no-undeclared-dependency',
    from: { pathNot: TESTS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-unresolved-import',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.(css|svg)(\\?|$)|^(virtual:|vite/)' },
  },
  {
    name: 'products-do-not-ship-test-tools',
    from: { path: '^(apps|packages)/[^/]+/src', pathNot: TESTS },
    to: { path: '^node_modules/(vitest|playwright-core|fast-check)/', dependencyTypes: [...NPM] },
  },
];

/** Folders of `packages/analysis/src`, lowest first: each may only import itself and those before it. */
const ANALYSIS_LAYERS = [
  'model',
  'timeline',
  'tracks',
  'statistics',
  'xg',
  'detectors',
  'calibration',
  'report',
  'ballchasing',
  'career',
  'moments',
  'metrics',
  'insight',
  'eligibility',
  'references',
  'scoring',
  'polr',
  'review',
  'goals',
  'progression',
  'training',
  'questions',
] as const;

function analysisLayerRules(): Rule[] {
  const source = join(ROOT, 'packages/analysis/src');
  const unlisted = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .filter(({ name }) => !ANALYSIS_LAYERS.some((layer) => layer === name));
  if (unlisted.length > 0) {
    throw new Error(`List in ANALYSIS_LAYERS: ${unlisted.map(({ name }) => name).join(', ')}`);
  }
  return ANALYSIS_LAYERS.map((layer, index) => ({
    name: `analysis-${layer}-imports-lower-layers-only`,
    from: { path: `^packages/analysis/src/${layer}/`, pathNot: TESTS },
    to: {
      path: '^packages/analysis/src/',
      pathNot: [
        ...ANALYSIS_LAYERS.slice(0, index + 1).map((lower) => `^packages/analysis/src/${lower}/`),
        WITHOUT_LAYER,
      ],
    },
  }));
}

/** Returns an app's features, from its folder names: new features are covered automatically. */
function listFeatures(app: 'server' | 'web'): string[] {
  const folder = join(ROOT, 'apps', app, 'src/features');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Returns the rules: on the server features import each other through an `index.ts`, on the web only in a route. */
export function createDependencyRules(): IForbiddenRuleType[] {
  const server = listFeatures('server').map(
    (feature): Rule => ({
      name: `server-${feature}-keeps-out-of-other-features`,
      from: { path: `^apps/server/src/features/${feature}/`, pathNot: TESTS },
      to: {
        path: '^apps/server/src/features/',
        pathNot: `^apps/server/src/features/(${feature}/|[^/]+/index\\.ts$|[^/]+/[^/]+\\.job\\.ts$)`,
      },
    }),
  );
  const web = listFeatures('web').map(
    (feature): Rule => ({
      name: `web-${feature}-keeps-out-of-other-features`,
      from: { path: `^apps/web/src/features/${feature}/`, pathNot: TESTS },
      to: { path: '^apps/web/src/features/', pathNot: `^apps/web/src/features/${feature}/` },
    }),
  );
  const rules = [...FIXED_RULES, ...analysisLayerRules(), ...server, ...web];
  return rules.map((rule) => ({ severity: 'error', ...rule }));
}

/** Returns groups of server features that import each other in cycles; the rules above only check files. */
export function findFeatureCycles(imports: readonly { from: string; to: string }[]): string[] {
  const findFeature = (path: string) => /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const tests = new RegExp(TESTS);
  const reached = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [findFeature(from), findFeature(to)];
    if (!importer || !imported || importer === imported || tests.test(from)) continue;
    reached.set(importer, (reached.get(importer) ?? new Set()).add(imported));
  }
  // Removes features that don't import any others until only cycles are left.
  for (let count = -1; count !== reached.size; ) {
    count = reached.size;
    for (const [importer, imported] of reached) {
      const remaining = [...imported].filter((feature) => reached.has(feature));
      if (remaining.length === 0) reached.delete(importer);
      else reached.set(importer, new Set(remaining));
    }
  }
  return [...reached].map(([importer, imported]) => `${importer} → ${[...imported].join(', ')}`);
}
