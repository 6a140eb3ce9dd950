import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A built script: its size, and what it imports immediately and later. */
interface Script {
  /** gzip, bytes. */
  bytes: number;
  imports: string[];
  later: string[];
}

const IMPORTS = /(?:^|[;}\s])(?:import|export)\s*(?:[^'"()]*?from\s*)?["']\.\/([^"']+\.js)["']/g;
const LATER = /\bimport\(\s*[`"']\.\/([^`"']+\.js)[`"']/g;

export interface LazyScript {
  file: string;
  /** Additional gzip bytes when it loads. */
  bytes: number;
  /** Whether it includes the match viewer, which has a separate target. */
  hasViewer: boolean;
}

export interface ScriptWeights {
  /** gzip bytes by file, of everything loaded before a signed-in player's first screen. */
  first: { file: string; bytes: number }[];
  /** Everything loaded later, largest first. */
  later: LazyScript[];
}

/**
 * Weighs the built web app in `dist`: the first load is the entry of `index.html` and the shell's chunk with all
 * their imports; each script imported later counts what the first load doesn't include. Throws if the app isn't
 * built.
 */
export function weighScripts(dist: string): ScriptWeights {
  const assets = join(dist, 'assets');
  const page = existsSync(join(dist, 'index.html')) ? readFileSync(join(dist, 'index.html'), 'utf8') : '';
  const entry = /<script[^>]+src="\/assets\/([^"]+\.js)"/.exec(page)?.[1];
  if (!entry) throw new Error(`There is no built web app in ${dist}: npm run build makes it.`);
  const scripts = new Map<string, Script>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    scripts.set(file, readScript(readFileSync(join(assets, file))));
  }
  const shell = [...scripts.keys()].find((file) => file.startsWith('_shell-'));
  if (!shell) throw new Error(`There is no shell in ${assets}.`);
  const first = withImports(scripts, [entry, shell]);
  const getWeight = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (scripts.get(file)?.bytes ?? 0), 0);
  const later = new Map<string, Omit<LazyScript, 'file'>>();
  for (const [by, script] of scripts) {
    // The importing script is already loaded, with all its imports.
    const there = first.has(by) ? first : new Set([...first, ...withImports(scripts, [by])]);
    for (const file of script.later.filter((one) => !there.has(one))) {
      const brings = except(withImports(scripts, [file]), there);
      const bytes = Math.max(getWeight(brings), later.get(file)?.bytes ?? 0);
      later.set(file, { bytes, hasViewer: brings.some((one) => one.includes('viewer-screen')) });
    }
  }
  return {
    first: [...first].map((file) => ({ file, bytes: getWeight([file]) })).sort((a, b) => b.bytes - a.bytes),
    later: [...later].map(([file, one]) => ({ file, ...one })).sort((a, b) => b.bytes - a.bytes),
  };
}

function except(files: ReadonlySet<string>, those: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !those.has(file));
}

function readScript(content: Buffer): Script {
  const text = content.toString();
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, file]) => file!);
  return { bytes: gzipSync(content).length, imports: found(IMPORTS), later: found(LATER) };
}

function withImports(scripts: ReadonlyMap<string, Script>, files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (all.has(file)) continue;
    all.add(file);
    open.push(...(scripts.get(file)?.imports ?? []));
  }
  return all;
}
