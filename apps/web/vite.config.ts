import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

/** Where the `datacoach` command begins. */
const COMMAND = fileURLToPath(new URL('../cli/src/main.ts', import.meta.url));

/** Puts the command beside the pages as one file, so that players can get it from their server. */
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

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    downloadableCommand(),
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
        manualPureFunctions: ['z', 'defineEndpoint', 'oneOf'],
      },
      // What every page loads before anything else packs better together than file by file. Packages in a file of their
      // own: browsers keep it from one version of the app to the next.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
