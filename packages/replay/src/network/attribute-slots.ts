import type { ReplaySink } from '../outcome.ts';
import { ATTRIBUTE_KINDS } from './attribute-table.ts';
import type { AttributeKind, AttributeValue } from './attribute-values.ts';
import type { AttributeCodec } from './attributes/attribute-codec.ts';
import { ATTRIBUTE_CODECS } from './attributes/codecs.ts';
import type { NetClass } from './class-net-cache.ts';
import type { DecodeContext } from './decode-context.ts';

type AnyHandler = (actorId: number, value: AttributeValue) => void;

/** One attribute of this replay, ready to be decoded. */
export interface AttributeSlot {
  readonly objectId: number;
  readonly kind: AttributeKind;
  readonly read: (context: DecodeContext) => AttributeValue;
  readonly skip: (context: DecodeContext) => void;
  readonly handler: AnyHandler | null;
}

/** Attributes of a class by stream id; undefined = no attribute, null = its layout is unknown. */
export type SlotTable = readonly (AttributeSlot | null | undefined)[];

const KINDS: Readonly<Record<string, AttributeKind>> = ATTRIBUTE_KINDS;
const BOOLEAN_LEAF = /:b[A-Z]/;

/**
 * Kind of an attribute by its object name. Every known attribute whose leaf begins `b` and a capital is one bit, so
 * an unknown one is read as that too (replay-format.md 5).
 */
export function kindOfAttribute(objectName: string): AttributeKind | null {
  return KINDS[objectName] ?? (BOOLEAN_LEAF.test(objectName) ? 'boolean' : null);
}

/** Compiles the slot tables of a replay's classes for one sink; each class is compiled at its first spawn. */
export function makeSlotCompiler(
  objects: readonly string[],
  sink: ReplaySink,
): (netClass: NetClass) => SlotTable {
  const handlers = (sink.attributes ?? {}) as Readonly<Record<string, AnyHandler | undefined>>;
  const slots = new Map<number, AttributeSlot | null>();
  const tables = new Map<NetClass, SlotTable>();

  const slotOf = (objectId: number): AttributeSlot | null => {
    const known = slots.get(objectId);
    if (known !== undefined) return known;
    const objectName = objects[objectId] ?? '';
    const kind = kindOfAttribute(objectName);
    const slot = kind === null ? null : makeSlot(objectId, kind, handlers[objectName] ?? null);
    slots.set(objectId, slot);
    return slot;
  };

  return (netClass) => {
    const known = tables.get(netClass);
    if (known !== undefined) return known;
    const table = Array.from(netClass.attributeIds, (id) => (id < 0 ? undefined : slotOf(id)));
    tables.set(netClass, table);
    return table;
  };
}

function makeSlot(objectId: number, kind: AttributeKind, handler: AnyHandler | null): AttributeSlot {
  const codec: AttributeCodec<AttributeKind> = ATTRIBUTE_CODECS[kind];
  return { objectId, kind, read: codec.read, skip: codec.skip, handler };
}
