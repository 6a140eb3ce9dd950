import { walked } from './attribute-codec.ts';
import { readRef, readVector } from './parts.ts';

export const explosionAttribute = walked<'explosion'>((context) => ({
  goal: readRef(context),
  location: readVector(context),
}));

export const extendedExplosionAttribute = walked<'extendedExplosion'>((context) => ({
  goal: readRef(context),
  location: readVector(context),
  scorer: readRef(context),
}));
