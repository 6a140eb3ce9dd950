export const MAX_NOTE_LENGTH = 2000;
/** Maximum notes a coach can keep about one player. */
export const MAX_NOTES = 200;
