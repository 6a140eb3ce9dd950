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

/** What every page is made of. */
const CORE =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|query-core|react-query)|openapi-fetch|openapi-react-query)\//;

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
    rolldownOptions: {
      // The packages' barrels hold every schema and every table: without this the entry would carry all of them, and
      // zod, for one constant.
      treeshake: {
        moduleSideEffects: (id) => !/\/packages\/(contract|analysis|replay)\//.test(id),
        manualPureFunctions: ['z', 'defineEndpoint', 'oneOf'],
      },
      // Needed by every page: together they pack better than one by one.
      output: {
        codeSplitting: { groups: [{ name: 'core', test: CORE, includeDependenciesRecursively: false }] },
      },
    },
  },
});
