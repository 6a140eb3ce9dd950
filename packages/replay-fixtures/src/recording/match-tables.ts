import { PAD_SPOTS, type Team } from '../physics/arena.ts';
import { declareClasses, listClassObjects } from '../writer/net-cache.ts';

const CLASS_NAMES = [
  'TAGame.Ball_TA',
  'TAGame.CameraSettingsActor_TA',
  'TAGame.CarComponent_Boost_TA',
  'TAGame.CarComponent_Dodge_TA',
  'TAGame.CarComponent_DoubleJump_TA',
  'TAGame.CarComponent_FlipCar_TA',
  'TAGame.CarComponent_Jump_TA',
  'TAGame.Car_TA',
  'TAGame.GRI_TA',
  'TAGame.GameEvent_Soccar_TA',
  'TAGame.PRI_TA',
  'TAGame.Team_Soccar_TA',
  'TAGame.VehiclePickup_Boost_TA',
] as const;

/** Attributes that real caches list but that are never sent. */
const CACHE_ONLY = {
  'Engine.Actor': ['Engine.Actor:Base', 'Engine.Actor:Owner'],
  'TAGame.PRI_TA': ['TAGame.PRI_TA:ClientNotifyNothing'],
} as const;

/** Objects that are spawned or referenced, besides attributes and classes. */
export const OBJECTS = {
  gameEvent: 'Archetypes.GameEvent.GameEvent_Soccar',
  gameInfo: 'GameInfo_Soccar.GameInfo.GameInfo_Soccar:GameReplicationInfoArchetype',
  team0: 'Archetypes.Teams.Team0',
  team1: 'Archetypes.Teams.Team1',
  player: 'TAGame.Default__PRI_TA',
  camera: 'TAGame.Default__CameraSettingsActor_TA',
  ball: 'Archetypes.Ball.Ball_Default',
  car: 'Archetypes.Car.Car_Default',
  boost: 'Archetypes.CarComponents.CarComponent_Boost',
  dodge: 'Archetypes.CarComponents.CarComponent_Dodge',
  doubleJump: 'Archetypes.CarComponents.CarComponent_DoubleJump',
  flip: 'Archetypes.CarComponents.CarComponent_FlipCar',
  jump: 'Archetypes.CarComponents.CarComponent_Jump',
  rankedMatch: 'TAGame.MatchType_PublicRanked_TA',
  privateMatch: 'TAGame.MatchType_Private_TA',
  gameClass: 'TAGame.GameInfo_Soccar_TA',
  goalEvent: 'StatEvents.Events.Goal',
  saveEvent: 'StatEvents.Events.Save',
} as const;

const inMap = (map: string, name: string): string => `${map.toLowerCase()}.TheWorld:PersistentLevel.${name}`;
export const getPadObject = (map: string, index: number): string =>
  inMap(map, `VehiclePickup_Boost_TA_${index}`);
export const getGoalObject = (map: string, conceded: Team): string =>
  inMap(map, `Goal_Soccar_TA_${conceded}`);

export type MatchTables = ReturnType<typeof createTables>;

export function createTables(map: string) {
  const classes = declareClasses(CLASS_NAMES, CACHE_ONLY);
  const objects = [
    ...listClassObjects(classes),
    ...Object.values(OBJECTS),
    getGoalObject(map, 0),
    getGoalObject(map, 1),
    ...PAD_SPOTS.map((_, index) => getPadObject(map, index)),
  ];
  const objectIds = new Map(objects.map((name, id) => [name, id]));
  const names: string[] = ['None'];
  const nameIds = new Map<string, number>();
  return {
    classes,
    objects,
    names,
    objectId: (name: string) => objectIds.get(name)!,
    /** Adds the name if it's new. */
    nameId: (name: string) => {
      const known = nameIds.get(name);
      if (known !== undefined) return known;
      nameIds.set(name, names.length);
      names.push(name);
      return names.length - 1;
    },
  };
}
