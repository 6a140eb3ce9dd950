import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

/** Entry point of the `datacoach` command. */
const COMMAND = fileURLToPath(new URL('../cli/src/main.ts', import.meta.url));

/** Bundles the command as one file next to the pages, so that players can download it from their server. */
function downloadableCommand(): Plugin {
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

const PACKED = /\.(js|mjs|css|svg|json)$/;
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 1024;

/** Compresses each text file at build time: the server sends it compressed to every browser without doing it itself. */
function packedFiles(): Plugin {
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

/** Combines several module path patterns. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Chunks shared by several screens: without these groups, every set of screens would get chunks for exactly what they
 * share, and the entry would list 200 more names. A group may only import from those above it.
 */
const SHARED: readonly { name: string; minShareCount: number; test: RegExp }[] = [
  {
    // Already loaded by the shell.
    name: 'shell',
    minShareCount: 2,
    test: anyOf(
      /replays\/queue\/(own-uploads|upload-queue)/,
      /replays\/api\/processed-status|upload-item|poll-interval/,
      /file-drop/,
      /shared\/ranks\/(rank-emblem|rank-label)|rank-drawing|ranks\.data/,
      /shell\/avatar|page-head|permits|permission-table|account-queries/,
      /IconUpload\.mjs/,
    ),
  },
  { name: 'icons', minShareCount: 2, test: /@tabler\/icons-react\/dist\/esm\/icons\// },
  {
    // Base inputs, and formatting of numbers and dates.
    name: 'fields',
    minShareCount: 3,
    test: anyOf(
      /@mantine\/core\/esm\/components\/(CloseButton|Input|InputBase|NativeSelect|Textarea)\//,
      /@mantine\/core\/esm\/(core\/|utils\/InputsGroupFieldset|components\/(Combobox\/(ComboboxChevron\/|Combobox\.module|get-parsed)|Checkbox\/CheckIcon|TextInput))/,
      /\/use-(callback-ref|id|isomorphic-effect|merged-ref|uncontrolled|resize-observer|clipboard|color-scheme|computed-color-scheme|mantine-color-scheme)\//,
      /useMutation|mutationObserver|shared\/(ui\/(choice|copy-line|form-message|pages-nav|segmented|state-tag)|files|format)/,
    ),
  },
  {
    name: 'controls',
    minShareCount: 3,
    test: anyOf(
      /@mantine\/core\/esm\/components\/(FocusTrap|Overlay|Portal|Tabs|VisuallyHidden)\//,
      /@mantine\/core\/esm\/(components\/Radio\/RadioIcon|utils\/(?!Floating|In))/,
      /@mantine\/hooks\/esm\/use-(debounced|focus|force)/,
    ),
  },
  {
    // Dropdowns and popovers, and the panels with their definitions.
    name: 'floating',
    minShareCount: 3,
    test: anyOf(
      /@floating-ui\//,
      /@mantine\/core\/esm\/(components\/(Popover|ScrollArea)\/|utils\/Floating)/,
      /(close-on-escape|create-event-handler|use-click-outside|use-long-press|get-ref-prop)\.mjs/,
      /shared\/ui\/(definition|panel)\./,
    ),
  },
  {
    name: 'overlays',
    minShareCount: 3,
    test: anyOf(
      /node_modules\/(get-nonce|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)/,
      /@mantine\/core\/esm\/components\/(Drawer|Modal|ModalBase|Paper)\/|use-window-event/,
      /shared\/ui\/(dialog|side-drawer)\./,
    ),
  },
  {
    name: 'tables',
    minShareCount: 3,
    test: anyOf(
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
    test: anyOf(
      /gamedata\/(words\/ev|plays\/play-kinds|timeline\/|team-words|viewer\/playlist\/playlist\.|components\/event-glyph)/,
      /packages\/analysis\/src\/.*(event-kinds|boost-pads)\./,
      /shared\/pitch\/pitch-lines/,
    ),
  },
  { name: 'account', minShareCount: 2, test: /features\/auth\// },
  { name: 'players', minShareCount: 2, test: /features\/identities\// },
  { name: 'lists', minShareCount: 3, test: /app\/lists\/|shared\/ui\/admin-list/ },
];

/** Screens for administrators and coaches and rarely opened ones: no player's first load needs what they fetch. */
const RARELY_NEEDED =
  /^\/(_shell\/)?(admin|payment|membership|reviews|training-plans|coaching)\b|^\/(invoice|join-team|player|review|sandbox|scout|shared|match_)/;

/** Files that the page itself names: lists of what else a screen needs leave them out. */
const ALWAYS_LOADED = /^assets\/(core|index|rolldown-runtime)-/;

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
    downloadableCommand(),
    packedFiles(),
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
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ALWAYS_LOADED.test(file)) : files,
    },
    rolldownOptions: {
      // The packages' barrels export every schema and table: without this, the entry would include all of them, and
      // zod, for one constant.
      treeshake: {
        moduleSideEffects: (id) => !/\/packages\/(contract|analysis|replay)\//.test(id),
        manualPureFunctions: ['z', 'endpointsOf', 'endpoint', 'oneOf', 'named', 'namedObject'],
      },
      // What every page loads first compresses better together than file by file. Packages get their own file, which
      // browsers cache across versions of the app. The same goes for what the shell loads, and for small modules that
      // most screens share: a browser fetches six files at a time, and each costs the server more than its bytes.
      // `npm run bench:script` shows the effect of a change here.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'app', tags: ['$initial'] },
            // Small components on nearly every screen.
            {
              name: 'basics',
              test: /@mantine\/core\/esm\/components\/(ActionIcon|Skeleton)\/|use-disclosure/,
            },
            ...SHARED,
          ],
        },
      },
    },
  },
});
