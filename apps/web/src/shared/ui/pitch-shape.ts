/**
 * Standard field seen from above in tens of unreal units, blue attacking to the right: screen x is field y, screen y
 * is minus field x (game-and-stats.md 0; the game's axes are left-handed).
 */
export const PITCH_OUTLINE = 'M-396.8-409.6H396.8L512-294.4V294.4L396.8 409.6H-396.8L-512 294.4V-294.4z';
export const PITCH_HALFWAY = 'M0-409.6V409.6M110 0a110 110 0 1 1-220 0 110 110 0 1 1 220 0';
export const BLUE_GOAL = 'M-512-89.3h-88v178.6h88';
export const ORANGE_GOAL = 'M512-89.3h88v178.6h-88';
