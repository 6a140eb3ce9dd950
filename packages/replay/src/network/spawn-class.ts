import type { Content } from '../content.ts';
import archetypeClasses from './archetype-classes.data.json' with { type: 'json' };

/**
 * Class by archetype (object name of a spawn, map prefix removed), for files whose spawns have no instance name.
 *
 * Source: replay-format.md appendix A.
 */
const ARCHETYPE_CLASSES: Readonly<Record<string, string>> = archetypeClasses;

const PERSISTENT_LEVEL = ':PersistentLevel.';
const WORLD = 'TheWorld:PersistentLevel.';
const INSTANCE_NUMBER = /_\d+$/;

/** Returns whether an actor is placed in the map file: its spawns have no position. */
export function isMapPlaced(objectName: string): boolean {
  return objectName.includes(PERSISTENT_LEVEL);
}

/**
 * Creates a function that finds the class of a spawned object: by instance name, else by archetype, else from the
 * shape of the object name. Null if nothing fits. Source: replay-format.md 2.4, 2.5.
 */
export function makeSpawnClassifier(content: Content): (objectId: number, nameId: number) => string | null {
  const byShortName = new Map<string | undefined, string>();
  for (const { className } of content.classIndices) {
    byShortName.set(className.slice(className.lastIndexOf('.') + 1), className);
  }
  return (objectId, nameId) => {
    const shortName = content.names[nameId]?.replace(INSTANCE_NUMBER, '');
    return byShortName.get(shortName) ?? findObjectClass(content.objects[objectId] ?? '');
  };
}

function findObjectClass(objectName: string): string | null {
  const archetype = ARCHETYPE_CLASSES[normalize(objectName)];
  if (archetype !== undefined) return archetype;
  const defaultObject = /^(.*\.)Default__(.*)$/.exec(objectName);
  if (defaultObject !== null) return `${defaultObject[1]}${defaultObject[2]}`;
  const placed = objectName.indexOf(PERSISTENT_LEVEL);
  if (placed < 0) return null;
  return `TAGame.${objectName.slice(placed + PERSISTENT_LEVEL.length).replace(INSTANCE_NUMBER, '')}`;
}

function normalize(objectName: string): string {
  const world = objectName.indexOf(WORLD);
  return world < 0 ? objectName : objectName.slice(world).replace(INSTANCE_NUMBER, '');
}
