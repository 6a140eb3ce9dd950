import { describe, expect, it } from 'vitest';
import type { Content, NetCacheEntry } from '../content.ts';
import { resolveNetClasses } from './class-net-cache.ts';

function createContent(classes: (Omit<NetCacheEntry, 'objectId' | 'cacheId'> & { name: string })[]): Content {
  const attributes = Array.from({ length: 8 }, (_, index) => `Some.Class:Attribute${index}`);
  return {
    levels: [],
    keyframes: [],
    network: new Uint8Array(0),
    debugInfo: [],
    tickMarks: [],
    packages: [],
    objects: [...attributes, ...classes.map(({ name }) => name)],
    names: [],
    classIndices: classes.map(({ name }, index) => ({
      className: name,
      objectId: attributes.length + index,
    })),
    netCache: classes.map(({ parentId, properties }, index) => ({
      objectId: attributes.length + index,
      parentId,
      cacheId: parentId + properties.length,
      properties,
    })),
  };
}

const own = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ objectId: first + index, streamId: first + index }));

describe('class net cache', () => {
  it("inherits attributes through classes that this build doesn't have", () => {
    const classes = resolveNetClasses(
      createContent([
        { name: 'Engine.Actor', parentId: 0, properties: own(0, 2) },
        { name: 'Engine.Pawn', parentId: 2, properties: own(2, 1) },
        { name: 'TAGame.Car_TA', parentId: 3, properties: own(3, 2) },
      ]),
    );
    const car = classes.get('TAGame.Car_TA');
    expect([...(car?.attributeIds ?? [])]).toEqual([0, 1, 2, 3, 4]);
    expect(car?.limit).toBe(5);
    expect(car?.limitWidth).toBe(2);
  });

  it("uses the nearest class with the right limit for a class that isn't in any table", () => {
    const classes = resolveNetClasses(
      createContent([
        { name: 'Engine.Actor', parentId: 0, properties: own(0, 2) },
        { name: 'New.Thing_TA', parentId: 2, properties: own(2, 1) },
      ]),
    );
    expect([...(classes.get('New.Thing_TA')?.attributeIds ?? [])]).toEqual([0, 1, 2]);
  });

  it.each([
    { what: 'huge', parentId: 0x7fffffff, code: 'list-too-large' },
    { what: 'negative', parentId: -5, code: 'list-too-large' },
  ])('allocates nothing for a $what stream ID bound', ({ parentId, code }) => {
    const content = createContent([{ name: 'Engine.Actor', parentId, properties: [] }]);
    expect(() => resolveNetClasses(content)).toThrow(
      expect.objectContaining({ code, section: 'content.netCache' }),
    );
  });

  it("rejects an attribute object that the file doesn't list", () => {
    const content = createContent([
      { name: 'Engine.Actor', parentId: 0, properties: [{ objectId: 99, streamId: 0 }] },
    ]);
    expect(() => resolveNetClasses(content)).toThrow(expect.objectContaining({ code: 'bad-object' }));
  });
});
