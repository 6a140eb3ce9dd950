import { CLASS_PARENTS } from './class-parents.table.ts';

/** True when `className` is `ancestor` or derives from it, by the parent table. */
export function derivesFrom(className: string, ancestor: string): boolean {
  for (let name: string | undefined = className; name !== undefined; name = CLASS_PARENTS[name]) {
    if (name === ancestor) return true;
  }
  return false;
}
