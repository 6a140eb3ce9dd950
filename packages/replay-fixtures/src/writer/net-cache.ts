import { ATTRIBUTE_KINDS, type Content, type NetCacheEntry } from '@datacoach/replay';
import { CLASS_PARENTS } from '@datacoach/replay/format';

/** A class as declared in the script: parents first, attributes in the order of their stream IDs. */
export interface ClassDeclaration {
  className: string;
  parent: string | null;
  /** Full names of the attributes that this class adds, such as `TAGame.Car_TA:TeamPaint`. */
  attributes: readonly string[];
}

/** What the network stream needs from a class, including inherited attributes. */
export interface ClassLayout {
  /** Exclusive bound of stream IDs. */
  limit: number;
  streamIds: ReadonlyMap<string, number>;
}

/**
 * Builds cache entries and stream IDs of the declared classes over an object table. Source: replay-format.md 2.1 and
 * 10.
 */
export function buildNetCache(objects: readonly string[], classes: readonly ClassDeclaration[]) {
  const objectIds = new Map<string, number>();
  for (const [id, name] of objects.entries()) if (!objectIds.has(name)) objectIds.set(name, id);
  const objectId = (name: string) => {
    const id = objectIds.get(name);
    if (id === undefined) throw new RangeError(`${name} is not in the object table`);
    return id;
  };

  const cache = {
    classIndices: [] as Content['classIndices'],
    netCache: [] as NetCacheEntry[],
    layouts: new Map<string, ClassLayout>(),
  };
  for (const { className, parent, attributes } of classes) {
    const inherited = parent === null ? null : cache.layouts.get(parent);
    if (inherited === undefined) throw new RangeError(`${className} is declared before its parent ${parent}`);
    const parentId = inherited?.limit ?? 0;
    const streamIds = new Map(inherited?.streamIds);
    const properties = attributes.map((attribute, i) => ({
      objectId: objectId(attribute),
      streamId: parentId + i,
    }));
    for (const [i, attribute] of attributes.entries()) streamIds.set(attribute, parentId + i);
    const limit = parentId + attributes.length;
    cache.classIndices.push({ className, objectId: objectId(className) });
    cache.netCache.push({ objectId: objectId(className), parentId, cacheId: limit, properties });
    cache.layouts.set(className, { limit, streamIds });
  }
  return cache;
}

/**
 * Declares the named classes with all their ancestors, parents first, each with every attribute that the attribute
 * table has for it, plus `extra` (class to attributes that only the cache lists).
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

/** Returns the object table of declared classes: each class's attributes, then its own name, in the game's order. */
export function listClassObjects(classes: readonly ClassDeclaration[]): string[] {
  return classes.flatMap(({ className, attributes }) => [...attributes, className]);
}
