import type { Platform, UniqueId } from '@datacoach/replay';
import fc from 'fast-check';
import { byte, bytes, text, uint64 } from './primitives.ts';
import { from, type VersionCase } from './versions.ts';

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

/** Every platform in the layout of the version. */
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
