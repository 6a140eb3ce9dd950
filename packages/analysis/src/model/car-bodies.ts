import carBodies from './car-bodies.data.json' with { type: 'json' };
import hitboxes from './hitboxes.data.json' with { type: 'json' };

/** Hitbox presets in uu; the offset leads from the centre of mass to the box centre. Source: game-and-stats.md 1.6. */
export const HITBOXES = hitboxes;

type HitboxName = keyof typeof HITBOXES;

/**
 * Car bodies: product id, name in the game's shop (null where public lists disagree or have none), hitbox preset.
 * Presets: game-and-stats.md 1.6. Names: the product lists of several public tools, kept only where they agree
 * (29 is Hotshot, 403 Dominus and 1018 Dominus GT in all of them).
 */
export const BODIES = carBodies as unknown as readonly (readonly [
  id: number,
  name: string | null,
  hitbox: HitboxName,
])[];

interface CarBody {
  id: number;
  name: string;
  /** Label of the hitbox preset. */
  hitbox: string;
}

const bodies = new Map(BODIES.map(([id, name, hitbox]) => [id, { name, hitbox }]));

/** Body of a product id. Unknown ids get the Octane preset, which most bodies have, and a name made of the id. */
export function carBody(id: number): CarBody {
  const known = bodies.get(id);
  return { id, name: known?.name ?? `Body ${id}`, hitbox: HITBOXES[known?.hitbox ?? 'octane'].label };
}
