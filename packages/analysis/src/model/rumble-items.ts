/** Rumble items by the end of their archetype's name, in players' words. */
const ITEMS = {
  BallFreeze: 'freezer',
  BallGrapplingHook: 'grapplingHook',
  BallLasso: 'plunger',
  BallSpring: 'haymaker',
  BallVelcro: 'spikes',
  Batarang: 'plunger',
  BoostOverride: 'disruptor',
  CarSpring: 'boot',
  GravityWell: 'magnetizer',
  StrongHit: 'powerHitter',
  Swapper: 'swapper',
  Tornado: 'tornado',
} as const;
/** `other` is for limited-time event items. */
export type RumbleItem = (typeof ITEMS)[keyof typeof ITEMS] | 'other';

/** Returns the item of an archetype such as `Archetypes.SpecialPickups.SpecialPickup_BallFreeze`. */
export function rumbleItem(archetype: string): RumbleItem {
  const name = /SpecialPickup_(\w+?)(?:_BM)?$/.exec(archetype)?.[1];
  return name !== undefined && Object.hasOwn(ITEMS, name) ? ITEMS[name as keyof typeof ITEMS] : 'other';
}
