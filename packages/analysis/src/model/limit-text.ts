/** More than the game writes for a name, an ID or a map. */
const MAX_LENGTH = 128;

/** Returns a name or an ID from a file as it can be stored: a hostile file can contain any text, of any length. */
export const limitText = (text: string) => text.slice(0, MAX_LENGTH).replaceAll('\0', '').toWellFormed();
