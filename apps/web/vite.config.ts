import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { formatMantineVariables } from './src/app/theme/mantine-variables.ts';

/** Entry point of the `datacoach` command. */
const COMMAND = fileURLToPath(new URL('../cli/src/main.ts', import.meta.url));

/** Bundles the command as one file next to the pages, so that players can download it from their server. */
function buildDownloadableCommand(): Plugin {
  return {
    name: 'downloadable-command',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: 'warn',
        ssr: { noExternal: true, target: 'node' },
        build: {
          ssr: COMMAND,
          write: false,
          target: 'node20',
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
        'output' in one ? one.output : [],
      );
      const [command, ...rest] = outputs;
      if (command?.type !== 'chunk' || rest.length > 0) throw new Error('The command is not one file.');
      this.emitFile({ type: 'asset', fileName: 'datacoach.mjs', source: command.code });
    },
  };
}

const VARIABLES = 'virtual:mantine-variables.css';

/** Mantine's variables as a style sheet. */
function provideMantineVariables(): Plugin {
  return {
    name: 'mantine-variables',
    resolveId: (id) => (id === VARIABLES ? `\0${VARIABLES}` : null),
    load: (id) => (id === `\0${VARIABLES}` ? formatMantineVariables() : null),
  };
}

const MERGE_REFS = 'virtual:merge-refs';

/** Mantine's scroll area takes one small hook from the package of popovers: every table would load all of that. */
function replaceMergeRefs(): Plugin {
  return {
    name: 'scrolling-without-popovers',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '@floating-ui/react' && importer?.endsWith('/ScrollArea.mjs') ? `\0${MERGE_REFS}` : null,
    load: (id) =>
      id === `\0${MERGE_REFS}`
        ? `import { useMergedRef } from '@mantine/hooks';
           export const useMergeRefs = (refs) => useMergedRef(...refs);`
        : null,
  };
}

const PACKED = /\.(js|mjs|css|svg|json)$/;
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 1024;

/** Compresses each text file at build time: the server sends it compressed to every browser without doing it itself. */
function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !PACKED.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        if (bytes.length >= MIN_BYTES) writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Loads the font with the page: text that changes its font later moves what is next to it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /\/archivo-latin-wdth-normal-.*\.woff2$/.test(name),
        );
        if (!font) throw new Error('The font is not in the bundle.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Fails if the first load includes zod: a screen's address then imports a constant from a file with schemas. */
function keepZodLazy(): Plugin {
  return {
    name: 'zod-is-lazy',
    apply: 'build',
    generateBundle(_options, bundle) {
      const core = Object.values(bundle).find(({ fileName }) => fileName.startsWith('assets/core-'));
      const modules = core?.type === 'chunk' ? Object.keys(core.modules) : [];
      const isLoaded = modules.some((id) => /node_modules\/zod\//.test(id));
      if (isLoaded)
        this.error('zod is in the first load: keep constants of addresses in files without schemas.');
    },
  };
}

/** Combines several module path patterns. */
const matchAnyPattern = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Chunks shared by several screens: without these groups, every set of screens would get chunks for exactly what they
 * share, and the entry would list 200 more names. A group may only import from those above it.
 */
const SHARED: readonly { name: string; minShareCount: number; test: RegExp }[] = [
  {
    // Already loaded by the shell.
    name: 'shell',
    minShareCount: 2,
    test: matchAnyPattern(
      /Icon(Bell|BrandDiscord|Upload|User)\.mjs/,
      /shell\/avatar|has-permission|permission-table|account-queries|inside-shell/,
      /shared\/ui\/(icon-button|lazy-menu|lazy-overlay|wordmark)\.|use-media-query/,
    ),
  },
  {
    // Loaded after the shell's first paint.
    name: 'uploads',
    minShareCount: 2,
    test: matchAnyPattern(
      /replays\/queue\/(own-uploads|upload-queue)/,
      /upload-item|poll-interval/,
      /file-drop/,
    ),
  },
  {
    name: 'ranks',
    minShareCount: 2,
    test: /shared\/ranks\/rank-emblem|rank-drawing|ranks\.data|rank-families|ranks\.module/,
  },
  { name: 'icons', minShareCount: 2, test: /@tabler\/icons-react\/dist\/esm\/icons\// },
  {
    // Base inputs, and formatting of numbers and dates.
    name: 'fields',
    minShareCount: 3,
    test: matchAnyPattern(
      /@mantine\/core\/esm\/components\/(Button|CloseButton|Input|InputBase|NativeSelect|Loader|Skeleton|Textarea|Transition|UnstyledButton)\//,
      /@mantine\/core\/esm\/(core\/|utils\/InputsGroupFieldset|components\/(Combobox\/(ComboboxChevron\/|Combobox\.module|get-parsed)|Checkbox\/CheckIcon|TextInput))/,
      /\/use-(callback-ref|disclosure|id|isomorphic-effect|merged-ref|uncontrolled|resize-observer|clipboard|color-scheme|computed-color-scheme|mantine-color-scheme)\//,
      /useMutation|mutationObserver|shared\/(ui\/(choice|copy-line|form-message|pages-nav|segmented|state-tag)|files|format)/,
    ),
  },
  {
    name: 'controls',
    minShareCount: 3,
    test: matchAnyPattern(
      /@mantine\/core\/esm\/components\/(FocusTrap|Overlay|Portal|ScrollArea|Tabs|VisuallyHidden)\//,
      /@mantine\/core\/esm\/(components\/Radio\/RadioIcon|utils\/(?!Floating|In))/,
      /@mantine\/hooks\/esm\/use-(debounced|focus|force)|create-event-handler\.mjs|virtual:merge-refs/,
    ),
  },
  {
    // Dropdowns and popovers.
    name: 'floating',
    minShareCount: 3,
    test: matchAnyPattern(
      /@floating-ui\//,
      /@mantine\/core\/esm\/(components\/Popover\/|utils\/Floating)/,
      /(close-on-escape|use-click-outside|use-long-press|get-ref-prop)\.mjs/,
    ),
  },
  {
    name: 'overlays',
    minShareCount: 3,
    test: matchAnyPattern(
      /node_modules\/(get-nonce|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)/,
      /@mantine\/core\/esm\/components\/(Drawer|Modal|ModalBase|Paper)\/|use-window-event/,
      /shared\/ui\/(dialog|side-drawer)\./,
    ),
  },
  {
    name: 'tables',
    minShareCount: 3,
    test: matchAnyPattern(
      /@mantine\/core\/esm\/components\/Table\/|@tanstack\/(react-table|table-core|store\/dist\/shallow)/,
      /shared\/data-table\//,
    ),
  },
  { name: 'charts', minShareCount: 3, test: /node_modules\/(d3-(?!contour)|internmap)|shared\/chart\// },
  {
    name: 'forms',
    minShareCount: 3,
    test: /@mantine\/form\/|node_modules\/(klona|fast-deep-equal)\/|app\/entity-form\//,
  },
  {
    name: 'metrics',
    minShareCount: 4,
    test: /packages\/analysis\/src\/(metrics|scores)\/|shared\/metrics\//,
  },
  {
    // Text and marks for match moments.
    name: 'moments',
    minShareCount: 3,
    test: matchAnyPattern(
      /gamedata\/(text\/ev|plays\/play-kinds|timeline\/(spread|timeline)|match\/(match-context|teams)|viewer\/playlist\/playlist\.|components\/event-glyph)/,
      /packages\/analysis\/src\/.*(event-kinds|boost-pads)\./,
      /shared\/pitch\/pitch-lines/,
    ),
  },
  {
    // Page heads, answers, results and failures.
    name: 'answers',
    minShareCount: 3,
    test: matchAnyPattern(
      /app\/(lists\/query-boundary|failure\/failure-message)/,
      /shared\/ui\/(definition\.|panel\.|pitch-ornament|result-score|state-panel)/,
    ),
  },
  { name: 'account', minShareCount: 2, test: /features\/auth\// },
  { name: 'players', minShareCount: 2, test: /features\/identities\// },
  { name: 'lists', minShareCount: 3, test: /app\/lists\/|shared\/ui\/admin-list/ },
];

/** Screens for administrators and coaches and rarely opened ones: no player's first load needs what they fetch. */
const RARELY_NEEDED =
  /^\/(_shell\/)?(admin|payment|membership|reviews|training-plans|coaching)\b|^\/(invoice|join-team|live-room|player|review|sandbox|scout|shared|status|match_)/;

/** Screens of administrators, whose files are named so. */
const ADMIN_ROUTE = /\/routes\/_shell\/admin\/(?!team-dashboard|replay-analysis)/;
/** Files of screens that few open, or rarely. */
const RARE_FILE = new RegExp(
  `^assets/(${[
    'admin',
    'career',
    'coaching',
    'guardian-consent',
    'invoice',
    'join-team',
    'membership',
    'payment',
    'player',
    'privacy-policy',
    'profile',
    'replay-analysis',
    'reviews',
    'sandbox-checkout',
    'scout',
    'status',
    'team-dashboard_',
    'unsubscribe',
  ].join('|')})\\b`,
);

/** Files that the page itself names: lists of what else a screen needs leave them out. */
const ALWAYS_LOADED_PATTERN = /^assets\/(core|index|rolldown-runtime)-/;

/**
 * What rare screens need isn't listed in every player's first load: browsers learn it from the screen, a moment later,
 * and mostly before the click, when the pointer is on the link.
 */
function isPreloaded(file: string, needing: string): boolean {
  return !ALWAYS_LOADED_PATTERN.test(file) && (!RARE_FILE.test(needing) || file.endsWith('.css'));
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          RARELY_NEEDED.test(routeId)
            ? [['component', 'loader'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']]
            : undefined,
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    provideMantineVariables(),
    replaceMergeRefs(),
    buildDownloadableCommand(),
    preloadFont(),
    keepZodLazy(),
    compressFiles(),
  ],
  // The shim carries a hook for React 17.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Browsers without module preloading load the same files a little later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (needing, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => isPreloaded(file, needing)) : files,
    },
    rolldownOptions: {
      // The packages' barrels export every schema and table: without this, the entry would include all of them, and
      // zod, for one constant. A function counts as pure by its name, in every module: nothing with one of these names
      // may be called for its effect, as `named.push()` would be.
      treeshake: {
        moduleSideEffects: (id) => !/\/packages\/(contract|analysis|replay)\//.test(id),
        manualPureFunctions: ['z', 'defineEndpoints', 'endpoint', 'oneOf', 'named', 'namedObject'],
      },
      // What every page loads first compresses better together than file by file. Packages get their own file, which
      // browsers cache across versions of the app. The same goes for what the shell loads, and for small modules that
      // most screens share: a browser fetches six files at a time, and each costs the server more than its bytes.
      // `npm run bench:script` shows the effect of a change here.
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${ADMIN_ROUTE.test(facadeModuleId ?? '') ? 'admin-' : ''}[name]-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'app', tags: ['$initial'] },
            ...SHARED,
          ],
        },
      },
    },
  },
});
