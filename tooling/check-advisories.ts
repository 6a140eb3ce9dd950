import { spawnSync } from 'node:child_process';
import { ROOT } from './run-command.ts';

/** Severities of a vulnerability that block a submission; lower ones are only shown. */
const STOPPING = ['high', 'critical'];

/** Output of `npm audit --json`: its findings, or the registry's error. */
interface Audit {
  message?: string;
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

function main(): number {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8' });
  const { message, metadata, vulnerabilities = {} } = JSON.parse(stdout) as Audit;
  if (!metadata) {
    const answer = (message ?? 'no answer').split(' - ')[0];
    console.log(`advisories: left out, the npm registry has none to give here (${answer})`);
    return 0;
  }
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => ({ name, severity }));
  for (const { name, severity } of found) console.log(`${severity}: ${name} (see npm audit)`);
  console.log(`advisories: ${found.length} libraries with a known weakness`);
  return found.some(({ severity }) => STOPPING.includes(severity)) ? 1 : 0;
}

process.exit(main());
