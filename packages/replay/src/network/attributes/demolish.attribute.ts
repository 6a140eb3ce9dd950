import type { Demolish } from '../attribute-values.ts';
import type { DecodeContext } from '../decode-context.ts';
import { walked } from './attribute-codec.ts';
import { readRef, readVector } from './parts.ts';

function readDemolish(context: DecodeContext): Demolish {
  return {
    attacker: readRef(context),
    victim: readRef(context),
    attackerVelocity: readVector(context),
    victimVelocity: readVector(context),
  };
}

export const demolishAttribute = walked<'demolish'>(readDemolish);

export const demolishFxAttribute = walked<'demolishFx'>((context) => ({
  fx: readRef(context),
  ...readDemolish(context),
}));

export const demolishExtendedAttribute = walked<'demolishExtended'>((context) => ({
  attackerPri: readRef(context),
  selfDemoFx: readRef(context),
  selfDemolish: context.reader.bit(),
  goalExplosionOwner: readRef(context),
  ...readDemolish(context),
}));
