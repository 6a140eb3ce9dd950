import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

/** Where the `datacoach` command begins. */
const COMMAND = fileURLToPath(new URL('../cli/src/main.ts', import.meta.url));

/** Puts the command next to the pages as one file, so that players can get it from their server. */
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
/** Smaller files gain nothing. */
const MIN_BYTES = 1024;

/** Puts each text packed next to itself: the server sends it so to every browser, without packing anything itself. */
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

/** One pattern of module paths out of several. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * What several screens share, in files of their own: without these groups every set of screens gets files of what just
 * they share, and the entry would carry the names of 200 more. A group may import only from those over it.
 */
const SHARED: readonly { name: string; minShareCount: number; test: RegExp }[] = [
  {
    // What the shell brings anyway.
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
    // Inputs that all others are made of, and words of numbers and dates.
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
    // What opens next to something, and the panels with their definitions.
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
    // Words and marks for the moments of a match.
    name: 'moments',
    minShareCount: 3,
    test: anyOf(
      /gamedata\/(words\/ev|plays\/play-kinds|timeline\/|team-words|viewer\/playlist\/playlist\.|components\/event-glyph)/,
      /packages\/analysis\/src\/.*(event-kinds|boost-pads)\./,
      /shared\/pitch\/pitch-lines/,
    ),
  },
  { name: 'account', minShareCount: 2, test: /features\/(auth|identities)\// },
  { name: 'lists', minShareCount: 3, test: /app\/lists\/|shared\/ui\/admin-list/ },
];

/** Screens of administrators and coaches, and those that hardly anybody opens: no player's first load needs what they ask for. */
const SELDOM =
  /^\/(_shell\/)?(admin|payment|membership|reviews|training-plans|coaching)\b|^\/(invoice|player|review|sandbox|shared|match_)/;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          SELDOM.test(routeId)
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
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Browsers that know no preloading load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The packages' barrels hold every schema and every table: without this the entry would carry all of them, and
      // zod, for one constant.
      treeshake: {
        moduleSideEffects: (id) => !/\/packages\/(contract|analysis|replay)\//.test(id),
        manualPureFunctions: ['z', 'endpointsOf', 'endpoint', 'oneOf', 'named', 'namedObject'],
      },
      // What every page loads before anything else packs better together than file by file. Packages in a file of their
      // own: browsers keep it from one version of the app to the next. The same holds for what comes with the shell, and
      // for small modules that most screens share: a browser asks for six files at a time, and each costs the server
      // more than its bytes. `npm run bench:script` tells what a change here weighs.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'app', tags: ['$initial'] },
            // Small things that stand on nearly every screen.
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
