export const MAX_NOTE_LENGTH = 2000;
/** Notes that a coach keeps of one player. */
export const MAX_NOTES = 200;
