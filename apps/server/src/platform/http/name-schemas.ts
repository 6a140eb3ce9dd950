import type { NAMED_SCHEMAS } from '@datacoach/contract';
import { z } from 'zod';

/** What the document says of a schema besides its shape: the name under which it stands once, and the values of codes. */
interface SchemaFacts {
  id?: string;
  enum?: readonly (number | string)[];
  [key: string]: unknown;
}

/**
 * A registry of the schemas by their names.
 *
 * @throws Error when two have the same name, or one ends in `Input`, as the sent form of another does.
 */
export function nameSchemas(named: typeof NAMED_SCHEMAS): z.core.$ZodRegistry<SchemaFacts> {
  const registry = z.registry<SchemaFacts>();
  const taken = new Set<string>();
  for (const { name, schema } of named) {
    if (taken.has(name)) throw new Error(`Two schemas of the contract are named ${name}.`);
    if (name.endsWith('Input')) throw new Error(`The name ${name} must not end in Input.`);
    taken.add(name);
    registry.add(schema, { id: name });
  }
  return registry;
}
