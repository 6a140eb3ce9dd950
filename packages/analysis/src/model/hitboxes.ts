import hitboxes from './hitboxes.data.json' with { type: 'json' };

/** Hitbox presets in uu; the offset is from the center of mass to the box center. Source: game-and-stats.md 1.6. */
export const HITBOXES = hitboxes;
export type HitboxName = keyof typeof HITBOXES;
