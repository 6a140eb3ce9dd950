import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { ROOT } from '../run-command.ts';
import { formatPage } from './format-page.ts';
import { calculateReadingGrade } from './reading-grade.ts';
import type * as Rendered from './rendered-texts.ts';
import { listSourceTexts } from './source-texts.ts';

// `npm run texts [-- FILE]`: writes every text that users read to one page, and prints the reading grade of the help.
const [path = 'texts.md'] = process.argv.slice(2);
// Some words of the web app stand in modules that import styles, which Node can't load.
const vite = await createServer({
  root: ROOT,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true },
});
const { renderTexts } = (await vite.ssrLoadModule(
  `${import.meta.dirname}/rendered-texts.ts`,
)) as typeof Rendered;
const rendered = renderTexts();
await vite.close();
const { stdout } = spawnSync('git', ['ls-files', 'apps/*/src/*', 'packages/*/src/*'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const sources = stdout
  .split('\n')
  .filter(
    (file) => /\.(tsx?|data\.json)$/.test(file) && !/\.test\.|\/testing\/|\/generated\/|\.gen\./.test(file),
  );
const written = sources.flatMap(listSourceTexts);
writeFileSync(path, formatPage(rendered, written));
console.log(`${rendered.length} rendered texts and ${written.length} in sources, in ${path}`);
for (const use of ['headline', 'coaching', 'help'] as const) {
  const texts = rendered.filter((row) => row.use === use).map(({ text }) => text);
  console.log(`reading grade of ${use} texts (Flesch-Kincaid): ${calculateReadingGrade(texts).toFixed(1)}`);
}
