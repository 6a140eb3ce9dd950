import type { Content, NetCacheEntry } from '@datacoach/replay';

/** A class as the script declares it: parents first, attributes in the order of their stream ids. */
export interface ClassDeclaration {
  className: string;
  parent: string | null;
  /** Full names of the attributes that this class adds, such as `TAGame.Car_TA:TeamPaint`. */
  attributes: readonly string[];
}

/** What the network stream needs of a class, inherited attributes included. */
export interface ClassLayout {
  /** Exclusive bound of stream ids. */
  limit: number;
  streamIds: ReadonlyMap<string, number>;
}

export interface NetCache {
  classIndices: Content['classIndices'];
  netCache: NetCacheEntry[];
  layouts: ReadonlyMap<string, ClassLayout>;
}

/** Cache entries and stream ids of the declared classes over an object table. Source: replay-format.md 2.1 and 10. */
export function buildNetCache(objects: readonly string[], classes: readonly ClassDeclaration[]): NetCache {
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
