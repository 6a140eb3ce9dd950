import { BODIES } from './bodies.table.ts';
import { HITBOXES } from './hitboxes.table.ts';

export interface CarBody {
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
