import { z } from 'zod';

/**
 * Codes of the analysis engine. Their values live in the engine's registries (rulings C11): here they are integers and
 * words; the server writes the registry's values into the OpenAPI document and refuses others.
 */
const fromRegistry = <T extends z.ZodType>(type: T, registry: string): T =>
  type.meta({ 'x-registry': registry }) as T;

/** Number of a game event, 5 to 240. */
export const eventCode = fromRegistry(z.number().int(), 'eventCodes');
/** The detector's word for an event: touch, shot, flipReset. */
export const eventKind = fromRegistry(z.string(), 'eventKinds');
/** Number of a group of events, 5 to 40 (`gameStatType`). */
export const eventGroup = fromRegistry(z.number().int(), 'eventGroups');

export const eventCodeInQuery = fromRegistry(z.coerce.number().int(), 'eventCodes');
export const eventKindInQuery = fromRegistry(z.string(), 'eventKinds');
export const eventGroupInQuery = fromRegistry(z.coerce.number().int(), 'eventGroups');
