import { isDerivedFrom } from '@datacoach/replay';

export type ActorKind =
  | 'car'
  | 'ball'
  | 'player'
  | 'team'
  | 'gameEvent'
  | 'boost'
  | 'pad'
  | 'camera'
  | 'rumbleItem'
  | 'floorTile'
  | 'other';

/** By class, never by archetype, so that new modes are understood (replay-format.md 8.2). */
const KIND_CLASSES: readonly (readonly [kind: ActorKind, ancestor: string])[] = [
  ['car', 'TAGame.Car_TA'],
  ['other', 'TAGame.Ball_Trajectory_TA'], // a landing marker, not the ball in play
  ['ball', 'TAGame.Ball_TA'],
  ['player', 'TAGame.PRI_TA'],
  ['team', 'Engine.TeamInfo'],
  ['gameEvent', 'TAGame.GameEvent_TA'],
  ['boost', 'TAGame.CarComponent_Boost_TA'],
  ['pad', 'TAGame.VehiclePickup_Boost_TA'],
  ['camera', 'TAGame.CameraSettingsActor_TA'],
  ['rumbleItem', 'TAGame.SpecialPickup_TA'],
  ['floorTile', 'TAGame.BreakOutActor_Platform_TA'],
];

const cache = new Map<string, ActorKind>();

export function getActorKind(className: string): ActorKind {
  let kind = cache.get(className);
  if (kind === undefined) {
    kind = KIND_CLASSES.find(([, ancestor]) => isDerivedFrom(className, ancestor))?.[0] ?? 'other';
    cache.set(className, kind);
  }
  return kind;
}
