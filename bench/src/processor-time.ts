import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of one program, ms; null off Linux. */
export function processorTimeOf(id: number): number | null {
  const ticks = existsSync('/proc/self/stat') ? readStat(id)?.ticks : undefined;
  return ticks === undefined ? null : ticks * TICK_MS;
}

/** Processor time of all programs that this process has started, and those they have started, ms; null off Linux. */
export function processorTimeOfChildren(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const id = Number(name);
    if (!Number.isInteger(id)) continue;
    const stat = readStat(id);
    if (stat) processes.set(id, stat);
  }
  const isOurs = (id: number): boolean => {
    const parent = processes.get(id)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  const ticks = [...processes].reduce((sum, [id, one]) => sum + (isOurs(id) ? one.ticks : 0), 0);
  return ticks * TICK_MS;
}

function readStat(id: number): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name in brackets may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
