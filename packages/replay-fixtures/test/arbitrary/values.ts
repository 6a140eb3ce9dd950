import type {
  HeaderProperty,
  Loadout,
  LoadoutOnline,
  ObjectRef,
  Platform,
  Product,
  RawRotator,
  RawVector,
  ReplayHeader,
  RigidBody,
  UniqueId,
} from '@datacoach/replay';
import fc from 'fast-check';

/** A build with a different layout (replay-format.md 6). */
export interface VersionCase {
  label: string;
  major: number;
  minor: number;
  net: number | null;
  matchType: string;
  maxChannels: number;
  buildVersion: string;
}

function versionCase(
  minor: number,
  net: number | null,
  maxChannels: number,
  buildVersion: string,
  matchType = 'Online',
): VersionCase {
  const label = `868.${minor} net ${net ?? 'none'} ${matchType}`;
  return { label, major: 868, minor, net, matchType, maxChannels, buildVersion };
}

export const VERSION_CASES: readonly VersionCase[] = [
  versionCase(11, null, 1023, '160513.46821.112624'),
  versionCase(12, null, 1023, '160602.51025.125262'),
  versionCase(14, null, 2047, '161109.51142.146390', 'Lan'),
  versionCase(14, null, 2047, '161109.51142.146390'),
  versionCase(18, 0, 2047, '170622.50127.171035'),
  versionCase(20, 2, 2047, '170926.54143.178265'),
  versionCase(20, 5, 2047, '180315.55104.191374'),
  versionCase(22, 7, 2047, '180517.59842.197284'),
  versionCase(23, 8, 2047, '180820.57342.206126'),
  versionCase(24, 10, 2047, '190326.58347.227256'),
  versionCase(32, 10, 1023, '240315.31710.444908'),
  versionCase(32, 11, 2047, '260303.51234.501234'),
];

/** Returns whether the version is at or after this one, compared lexicographically. */
export function from({ major, minor, net }: VersionCase, ...least: [number, number, number]): boolean {
  const version = [major, minor, net ?? 0];
  const differing = version.findIndex((part, i) => part !== least[i]);
  return differing < 0 || version[differing]! > least[differing]!;
}

export const hasNameIds = (version: VersionCase): boolean =>
  from(version, 868, 20, 0) || (from(version, 868, 14, 0) && version.matchType !== 'Lan');

/** Returns a header with everything that affects the network stream's layout. */
export function createHeader(version: VersionCase, frames: number): ReplayHeader {
  const { major, minor, net, matchType, maxChannels, buildVersion } = version;
  const properties: HeaderProperty[] = [
    { key: 'NumFrames', index: 0, value: { kind: 'int', value: frames } },
    { key: 'MaxChannels', index: 0, value: { kind: 'int', value: maxChannels } },
    { key: 'MatchType', index: 0, value: { kind: 'name', value: matchType } },
    { key: 'BuildVersion', index: 0, value: { kind: 'str', value: buildVersion } },
  ];
  return { version: { major, minor, net }, gameType: 'TAGame.Replay_Soccar_TA', properties };
}

export const byte = fc.nat(255);
export const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
export const uint32 = fc.nat(2 ** 32 - 1);
export const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
export const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
export const float32 = fc.float({ noNaN: true });

/** Latin-1 and other scripts; short enough for the network stream. */
export const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 40,
  }),
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => value.isWellFormed()),
);

export const objectRef: fc.Arbitrary<ObjectRef> = fc.record({ actor: fc.boolean(), id: int32 });

/** Returns vectors with components up to the maximum of the version's size field. */
export function rawVector(version: VersionCase): fc.Arbitrary<RawVector> {
  const bits = from(version, 868, 22, 7) ? 22 : 20;
  return fc.nat(bits).chain((size) => {
    const limit = 2 ** size - 1;
    const component = fc.integer({ min: -limit, max: limit });
    return fc.record({ x: component, y: component, z: component });
  });
}

const angle = fc.option(fc.integer({ min: -128, max: 127 }));
export const rawRotator: fc.Arbitrary<RawRotator> = fc.record({ pitch: angle, yaw: angle, roll: angle });

/** Returns exactly `length` bytes. */
export const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length });

const quaternion = fc
  .tuple(...[0, 1, 2, 3].map(() => fc.double({ min: -1, max: 1, noNaN: true })))
  .filter((parts) => Math.hypot(...(parts as number[])) > 0.1)
  .map((parts) => {
    const size = Math.hypot(...(parts as number[]));
    const [qx, qy, qz, qw] = parts.map((part) => (part as number) / size) as [number, number, number, number];
    return { qx, qy, qz, qw };
  });

const turn = fc.integer({ min: -32768, max: 32767 }).map((word) => word / 32767);
const halfTurns = fc.record({ qx: turn, qy: turn, qz: turn, qw: fc.constant(0) });

export function rigidBody(version: VersionCase): fc.Arbitrary<RigidBody> {
  const vector = rawVector(version);
  const rotation = from(version, 868, 22, 7) ? quaternion : halfTurns;
  return fc
    .tuple(fc.boolean(), vector, rotation, vector, vector)
    .map(([sleeping, { x, y, z }, turned, linear, angular]) => {
      const v = sleeping ? { x: 0, y: 0, z: 0 } : linear;
      const w = sleeping ? { x: 0, y: 0, z: 0 } : angular;
      return { sleeping, x, y, z, ...turned, vx: v.x, vy: v.y, vz: v.z, wx: w.x, wy: w.y, wz: w.z };
    });
}

const NO_ACCOUNT: UniqueId = {
  system: 0,
  platform: 'none',
  id: '',
  name: '',
  extra: new Uint8Array(0),
  localId: 0,
};

const playStationName = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 16,
});

function account(
  system: number,
  platform: Platform,
  id: fc.Arbitrary<string>,
  extraBytes = 0,
  name: fc.Arbitrary<string> = fc.constant(''),
): fc.Arbitrary<UniqueId> {
  return fc.record({
    system: fc.constant(system),
    platform: fc.constant(platform),
    id,
    name,
    extra: bytes(extraBytes),
    localId: byte,
  });
}

/** Returns accounts on every platform in the version's layout. */
export function accounts(version: VersionCase): fc.Arbitrary<UniqueId> {
  const net = version.net ?? 0;
  const number = uint64.map(String);
  return fc.oneof(
    account(1, 'steam', number),
    account(2, 'ps4', number, net >= 1 ? 16 : 8, playStationName),
    account(4, 'xbox', number),
    account(5, 'qq', number),
    account(6, 'switch', number, 24),
    account(7, 'psynet', number, from(version, 868, 24, 10) ? 0 : 24),
    account(11, 'epic', text),
  );
}

export const anyone = (version: VersionCase): fc.Arbitrary<UniqueId> =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(NO_ACCOUNT) }, { weight: 6, arbitrary: accounts(version) });

/** Objects that define the kind of the product value that follows. */
export const PRODUCT_OBJECTS = [
  'TAGame.ProductAttribute_Painted_TA',
  'TAGame.ProductAttribute_TeamEdition_TA',
  'TAGame.ProductAttribute_SpecialEdition_TA',
  'TAGame.ProductAttribute_UserColor_TA',
  'TAGame.ProductAttribute_TitleID_TA',
] as const;

export const loadout: fc.Arbitrary<Loadout> = fc
  .record({
    version: fc.oneof(fc.constantFrom(9, 10, 11, 15, 16, 17, 18, 19, 21, 22, 28), byte),
    items: fc.array(uint32, { minLength: 16, maxLength: 16 }),
  })
  .map(({ version, items }) => {
    const from = (least: number, index: number) => (version >= least ? items[index]! : null);
    return {
      version,
      body: items[0]!,
      decal: items[1]!,
      wheels: items[2]!,
      rocketBoost: items[3]!,
      antenna: items[4]!,
      topper: items[5]!,
      unknown1: items[6]!,
      unknown2: from(11, 7),
      engineAudio: from(16, 8),
      trail: from(16, 9),
      goalExplosion: from(16, 10),
      banner: from(17, 11),
      unknown3: from(19, 12),
      unknown4: from(22, 13),
      avatarBorder: from(22, 14),
      unknown6: from(22, 15),
    };
  });

/** Returns products in the version's forms; `objectId` looks up the product objects. */
export function loadoutOnline(
  version: VersionCase,
  objectId: (name: string) => number,
): fc.Arbitrary<LoadoutOnline> {
  const wide = fc.nat(2 ** 31 - 1);
  const old = fc.nat(13);
  const product = (
    name: (typeof PRODUCT_OBJECTS)[number],
    form: Product['form'],
    value: fc.Arbitrary<Product['value']>,
  ): fc.Arbitrary<Product> =>
    fc.record({
      attribute: fc.constant({ actor: false, id: objectId(name) }),
      form: fc.constant(form),
      value,
    });
  const newPaints = from(version, 868, 18, 0);
  const newColors = from(version, 868, 23, 8);
  const products = fc.oneof(
    product(
      'TAGame.ProductAttribute_Painted_TA',
      newPaints ? 'newPaint' : 'oldPaint',
      newPaints ? wide : old,
    ),
    product(
      'TAGame.ProductAttribute_TeamEdition_TA',
      newPaints ? 'newTeamEdition' : 'oldTeamEdition',
      newPaints ? wide : old,
    ),
    product('TAGame.ProductAttribute_SpecialEdition_TA', 'specialEdition', wide),
    product('TAGame.ProductAttribute_TitleID_TA', 'title', text),
    newColors
      ? product('TAGame.ProductAttribute_UserColor_TA', 'newColor', uint32)
      : fc.oneof(
          product('TAGame.ProductAttribute_UserColor_TA', 'oldColor', wide),
          product('TAGame.ProductAttribute_UserColor_TA', 'noColor', fc.constant(null)),
        ),
  );
  return fc.array(fc.array(products, { maxLength: 3 }), { maxLength: 24 });
}
