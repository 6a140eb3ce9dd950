import classParents from './class-parents.data.json' with { type: 'json' };

/**
 * Parent class by class; `Core.Object` is the root. If a build doesn't have a class, continue with its parent.
 *
 * Source: replay-format.md appendix B.
 */
export const CLASS_PARENTS: Readonly<Record<string, string>> = classParents;

/** Returns whether `className` is `ancestor` or derives from it, by the parent table. */
export function isDerivedFrom(className: string, ancestor: string): boolean {
  for (let name: string | undefined = className; name !== undefined; name = CLASS_PARENTS[name]) {
    if (name === ancestor) return true;
  }
  return false;
}
