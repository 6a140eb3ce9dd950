import type { Content, NetCacheEntry } from '../content.ts';
import { DecodeError, LIMITS } from '../errors.ts';
import { CLASS_PARENTS } from './class-parents.ts';

/** A class of this replay: the attribute object of each stream ID. */
export interface NetClass {
  readonly name: string;
  readonly objectId: number;
  /** Exclusive bound of its stream IDs. */
  readonly limit: number;
  /** floor(log2(limit)), for bounded reads. */
  readonly limitWidth: number;
  /** Attribute object ID by stream ID, including inherited ones; -1 = none. */
  readonly attributeIds: Int32Array;
}

interface CacheRow {
  entry: NetCacheEntry;
  name: string;
  limit: number;
}

/** Returns floor(log2(max)), the minimum bits of a bounded read. */
export function calculateBoundWidth(max: number): number {
  return max < 2 ? 0 : 31 - Math.clz32(max);
}

/**
 * Resolves every class in the net cache with its inherited attributes, by class name. A parent comes from the parent
 * table if its candidate's limit fits, otherwise it's the nearest earlier entry with that limit (replay-format.md 2.1
 * to 2.3).
 */
export function resolveNetClasses(content: Content): Map<string, NetClass> {
  if (content.netCache.length > LIMITS.netClasses) {
    throw new DecodeError('list-too-large', 'content.netCache', 0, `${content.netCache.length} classes`);
  }
  const rows = cacheRows(content);
  const classes = new Map<string, NetClass>();
  const byRow = new Map<CacheRow, NetClass>();
  rows.forEach((row, index) => {
    const parent = findParent(rows, index);
    const netClass = buildClass(row, parent === null ? undefined : byRow.get(parent), content.objects.length);
    byRow.set(row, netClass);
    if (!classes.has(row.name)) classes.set(row.name, netClass);
  });
  return classes;
}

function cacheRows(content: Content): CacheRow[] {
  const classNames = new Map<number, string>();
  for (const { className, objectId } of content.classIndices) classNames.set(objectId, className);
  return content.netCache.map((entry) => ({
    entry,
    name: classNames.get(entry.objectId) ?? content.objects[entry.objectId] ?? '',
    limit: entry.parentId + entry.properties.length,
  }));
}

function findParent(rows: readonly CacheRow[], index: number): CacheRow | null {
  const row = rows[index]!;
  const earlier = rows.slice(0, index);
  const byTable = tableParent(row.name, earlier);
  if (byTable !== null && byTable.limit === row.entry.parentId) return byTable;
  const fitting = earlier.filter((candidate) => candidate.limit === row.entry.parentId).reverse();
  const relative = fitting.find((candidate) => stem(candidate.name) === stem(row.name));
  return relative ?? fitting[0] ?? byTable;
}

function tableParent(name: string, earlier: readonly CacheRow[]): CacheRow | null {
  for (let parent = CLASS_PARENTS[name]; parent !== undefined; parent = CLASS_PARENTS[parent]) {
    const row = earlier.find((candidate) => candidate.name === parent);
    if (row !== undefined) return row;
  }
  return null;
}

/** `TAGame.SpecialPickup_BallFreeze_TA` → `TAGame.SpecialPickup`. */
function stem(name: string): string {
  const underscore = name.indexOf('_');
  return underscore < 0 ? name : name.slice(0, underscore);
}

function buildClass(row: CacheRow, parent: NetClass | undefined, objectCount: number): NetClass {
  if (row.limit < 0 || row.limit > LIMITS.streamIds) {
    throw new DecodeError('list-too-large', 'content.netCache', 0, `${row.limit} stream ids in ${row.name}`);
  }
  const attributeIds = new Int32Array(row.limit).fill(-1);
  if (parent !== undefined) attributeIds.set(parent.attributeIds.subarray(0, attributeIds.length));
  for (const { objectId, streamId } of row.entry.properties) {
    if (objectId < 0 || objectId >= objectCount) {
      throw new DecodeError(
        'bad-object',
        'content.netCache',
        0,
        `attribute object ${objectId} of ${row.name}`,
      );
    }
    if (streamId >= 0 && streamId < attributeIds.length) attributeIds[streamId] = objectId;
  }
  return {
    name: row.name,
    objectId: row.entry.objectId,
    limit: row.limit,
    limitWidth: calculateBoundWidth(row.limit),
    attributeIds,
  };
}
