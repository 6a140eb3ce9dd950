import { ATTRIBUTE_KINDS } from '@datacoach/replay';
import { CLASS_PARENTS } from '@datacoach/replay/format';
import type { ClassDeclaration } from './net-cache.ts';

/**
 * The named classes with all their ancestors, parents first, each with every attribute that the attribute table
 * knows of it, plus `extra` (class to attributes that only the cache lists).
 */
export function declareClasses(
  classNames: readonly string[],
  extra: Readonly<Record<string, readonly string[]>> = {},
): ClassDeclaration[] {
  const declared = new Map<string, ClassDeclaration>();
  const declare = (className: string): void => {
    if (declared.has(className)) return;
    const parent = CLASS_PARENTS[className] ?? null;
    if (parent !== null) declare(parent);
    const known = Object.keys(ATTRIBUTE_KINDS).filter((name) => name.startsWith(`${className}:`));
    declared.set(className, { className, parent, attributes: [...known, ...(extra[className] ?? [])] });
  };
  for (const className of classNames) declare(className);
  return [...declared.values()];
}

/** Object table of declared classes: each class's attributes, then its own name, as the game orders them. */
export function classObjects(classes: readonly ClassDeclaration[]): string[] {
  return classes.flatMap(({ className, attributes }) => [...attributes, className]);
}
