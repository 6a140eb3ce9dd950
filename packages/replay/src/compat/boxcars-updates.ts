import type { AttributeValue, Pickup, PickupNew } from '../network/attribute-values.ts';
import type { NetClass } from '../network/class-net-cache.ts';
import type { AttributeUpdate } from '../outcome.ts';
import { BOXCARS_PAYLOADS, type Payload } from './boxcars-payload.ts';

/** One update as boxcars lists it; `tag` is the key of its `attribute` object. */
export interface BoxcarsUpdate {
  actorId: number;
  streamId: number;
  objectId: number;
  tag: string;
  payload: Payload;
}

/**
 * Classes that boxcars cannot place: it reads their spawn without a position, takes the first position bit (0) for the
 * end of the frame, and never sees the rest of it. Known from the last frame of one 2015 file.
 */
export const BLIND_CLASSES: ReadonlySet<string> = new Set(['TAGame.VoteActor_TA']);

/** Stream id of the two updates that boxcars sees in the rest of a misread pickup (replay-format.md 4.4). */
const PHANTOM_STREAM_ID = 15;
const ALL_ONES = 2047;

interface PayloadRowLike {
  tag: string | ((value: AttributeValue) => string);
  payload: (value: AttributeValue, gates: { fullByteEnums: boolean }) => Payload;
}

/** What boxcars reads where one canonical update stands: mostly one update, three for a pickup without a taker. */
export function boxcarsUpdates(
  update: AttributeUpdate,
  netClass: NetClass | undefined,
  gates: { fullByteEnums: boolean },
): BoxcarsUpdate[] {
  const row = BOXCARS_PAYLOADS[update.kind] as PayloadRowLike;
  const tag = typeof row.tag === 'string' ? row.tag : row.tag(update.value);
  const { actorId, streamId, attributeObjectId: objectId } = update;
  const own = { actorId, streamId, objectId, tag, payload: row.payload(update.value, gates) };
  const rest = phantomEnums(update);
  if (rest === null) return [own];
  const phantom = (payload: number): BoxcarsUpdate => ({
    actorId,
    streamId: PHANTOM_STREAM_ID,
    objectId: netClass?.attributeIds[PHANTOM_STREAM_ID] ?? -1,
    tag: 'Enum',
    payload,
  });
  return [own, phantom(ALL_ONES), phantom(rest)];
}

/** Value of the second phantom update, or null when boxcars reads the update right. */
function phantomEnums({ kind, value }: AttributeUpdate): number | null {
  if (kind === 'pickup') {
    const { instigator, pickedUp } = value as Pickup;
    return instigator.actor ? null : 1023 + (pickedUp ? 1024 : 0);
  }
  if (kind === 'pickupNew') {
    const { instigator, counter } = value as PickupNew;
    return instigator.actor ? null : counter * 8 + 7;
  }
  return null;
}
