import { z } from 'zod';

/**
 * Codes of the analysis engine, here integers and words: their values live in the engine's registries (rulings C11). The
 * server writes those into the OpenAPI document and refuses others in a query.
 */

/** Number of a game event, 5 to 240. */
export const eventCode = z.number().int();
/** Number of a group of game events, 5 to 40. */
export const eventGroup = z.number().int();
/** The detector's word for an event: touch, shot, flipReset. */
export const eventKind = z.string();

export const eventCodeInQuery = z.coerce.number().int();
export const eventGroupInQuery = z.coerce.number().int();
export const eventKindInQuery = z.string();
