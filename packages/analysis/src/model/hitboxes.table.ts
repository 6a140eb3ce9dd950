/** Hitbox presets in uu; the offset leads from the centre of mass to the box centre. Source: game-and-stats.md 1.6. */
export const HITBOXES = {
  octane: {
    label: 'Octane',
    length: 120.507,
    width: 86.699,
    height: 38.659,
    offsetX: 13.876,
    offsetZ: 20.755,
  },
  dominus: { label: 'Dominus', length: 130.427, width: 85.78, height: 33.8, offsetX: 9, offsetZ: 15.75 },
  plank: { label: 'Plank', length: 131.32, width: 87.17, height: 31.894, offsetX: 9.009, offsetZ: 12.094 },
  breakout: {
    label: 'Breakout',
    length: 133.992,
    width: 83.021,
    height: 32.8,
    offsetX: 12.5,
    offsetZ: 11.75,
  },
  hybrid: {
    label: 'Hybrid',
    length: 129.519,
    width: 84.688,
    height: 36.659,
    offsetX: 13.876,
    offsetZ: 20.755,
  },
  merc: { label: 'Merc', length: 123.22, width: 79.21, height: 44.159, offsetX: 11.376, offsetZ: 21.505 },
} as const;

export type HitboxName = keyof typeof HITBOXES;
