import { z } from 'zod';
import { named } from '../named.ts';

/**
 * Codes of the analysis engine, here integers and words: their values live in the engine's registries (decisions.md 19.1). The
 * server writes those into the OpenAPI document and refuses others in a query.
 */

/** Number of a game event, 5 to 240. */
export const eventCode = named('EventCode', z.number().int());
/** Number of a group of game events, 5 to 40. */
export const eventGroup = named('EventGroup', z.number().int());
/** The detector's word for an event: touch, shot, flipReset. */
export const eventKind = named('EventKind', z.string());

export const eventCodeInQuery = z.coerce.number().int();
export const eventGroupInQuery = z.coerce.number().int();
export const eventKindInQuery = z.string();
