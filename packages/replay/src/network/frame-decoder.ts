import { BitReader } from '../bits/bit-reader.ts';
import type { Content } from '../content.ts';
import { DecodeError, LIMITS } from '../errors.ts';
import { getHeaderInt, getHeaderText, type ReplayHeader } from '../header.ts';
import type { ReplaySink, Spawn } from '../outcome.ts';
import { ATTRIBUTE_KINDS } from './attribute-table.ts';
import type { AttributeKind, AttributeValue } from './attribute-values.ts';
import { type AttributeCodec, readRotator, readVector } from './attributes/attribute-codec.ts';
import { ATTRIBUTE_CODECS } from './attributes/codecs.ts';
import { calculateBoundWidth, type NetClass, resolveNetClasses } from './class-net-cache.ts';
import { isDerivedFrom } from './class-parents.ts';
import { type DecodeContext, getVersionGates } from './decode-context.ts';
import { isMapPlaced, makeSpawnClassifier } from './spawn-class.ts';

type AnyHandler = (actorId: number, value: AttributeValue) => void;

interface AttributeSlot {
  readonly objectId: number;
  readonly kind: AttributeKind;
  readonly read: (context: DecodeContext) => AttributeValue;
  readonly skip: (context: DecodeContext) => void;
  readonly handler: AnyHandler | null;
}

/** Attributes of a class by stream ID; undefined = no attribute, null = unknown layout. */
type SlotTable = readonly (AttributeSlot | null | undefined)[];

const KINDS: ReadonlyMap<string, AttributeKind> = new Map(Object.entries(ATTRIBUTE_KINDS));
const BOOLEAN_LEAF = /:b[A-Z]/;

/**
 * Returns the kind of an attribute by its object name. Every known attribute whose leaf starts with `b` and a capital
 * letter is one bit, so unknown ones are read as one bit too (replay-format.md 5).
 */
export function findAttributeKind(objectName: string): AttributeKind | null {
  return KINDS.get(objectName) ?? (BOOLEAN_LEAF.test(objectName) ? 'boolean' : null);
}

/**
 * Creates a function that compiles the slot tables of a replay's classes for one sink; each class is compiled at its
 * first spawn.
 */
function makeSlotCompiler(objects: readonly string[], sink: ReplaySink): (netClass: NetClass) => SlotTable {
  const handlers = (sink.attributes ?? {}) as Readonly<Record<string, AnyHandler | undefined>>;
  const slots = new Map<number, AttributeSlot | null>();
  const tables = new Map<NetClass, SlotTable>();

  const findSlot = (objectId: number): AttributeSlot | null => {
    const known = slots.get(objectId);
    if (known !== undefined) return known;
    const objectName = objects[objectId] ?? '';
    const kind = findAttributeKind(objectName);
    const slot = kind === null ? null : makeSlot(objectId, kind, handlers[objectName] ?? null);
    slots.set(objectId, slot);
    return slot;
  };

  return (netClass) => {
    const known = tables.get(netClass);
    if (known !== undefined) return known;
    const table = Array.from(netClass.attributeIds, (id) => (id < 0 ? undefined : findSlot(id)));
    tables.set(netClass, table);
    return table;
  };
}

function makeSlot(objectId: number, kind: AttributeKind, handler: AnyHandler | null): AttributeSlot {
  const codec: AttributeCodec<AttributeKind> = ATTRIBUTE_CODECS[kind];
  return { objectId, kind, read: codec.read, skip: codec.skip, handler };
}

/** Channel bound for files that don't have one. */
const DEFAULT_MAX_CHANNELS = 1023;
/** Smallest nonzero frame delta; smaller deltas are garbage. */
const MIN_DELTA = 1e-10;

type SpawnTransform = 'none' | 'location' | 'locationAndRotation';

/** What an object spawns: its compiled class, and whether the stream has its position and rotation. */
interface Template {
  readonly objectId: number;
  readonly className: string;
  readonly netClass: NetClass;
  readonly slots: SlotTable;
  readonly transform: SpawnTransform;
}

function getSpawnTransform(className: string, objectName: string): SpawnTransform {
  if (isMapPlaced(objectName)) return 'none';
  const rigid = isDerivedFrom(className, 'TAGame.RBActor_TA') || className === 'TAGame.KeepUpIndicator_TA';
  return rigid ? 'locationAndRotation' : 'location';
}

/** Returns the frame count claimed by the header, checked against what the stream could hold. */
export function getClaimedFrames(header: ReplayHeader, networkBytes: number): number {
  const frames = getHeaderInt(header, 'NumFrames') ?? 0;
  if (frames < 0 || frames > networkBytes) {
    throw new DecodeError('too-many-frames', 'network', 0, `${frames} frames in ${networkBytes} bytes`);
  }
  return frames;
}

/**
 * Decodes the network stream into a sink. `run` throws a DecodeError where the stream stops making sense; `frames` is
 * then the number of complete frames delivered. Source: replay-format.md 3.
 *
 * What bounds it, by `node --cpu-prof` and the best of 25 warm runs of a duel (38,000 updates), a 3v3 (134,000) and a 3v3
 * of 2018 (61,000): finding an update's attribute and skipping its bits take 90 to 126 ns, reading the values of the
 * engine's subscriptions another 45 to 84 ns. No function is above 10%. What the timeline does with a value costs more
 * than that, mostly once a frame: 1.2 to 3.2 µs, in columns per car, so a duel pays most for each of its few updates.
 * Garbage is 7 to 14%: a value is one object, and half of all values are rigid bodies.
 */
export class FrameDecoder {
  frames = 0;
  private readonly context: DecodeContext;
  private readonly sink: ReplaySink;
  private readonly names: boolean;
  private readonly maxChannels: number;
  private readonly channelWidth: number;
  private readonly claimed: number;
  private readonly content: Content;
  private readonly buildVersion: string;
  private readonly netClasses: Map<string, NetClass>;
  private readonly classify: (objectId: number, nameId: number) => string | null;
  private readonly getSlots: (netClass: NetClass) => SlotTable;
  private readonly emptyClasses = new Map<string, NetClass>();
  /** By object and instance name: keyframes repeat the same actors. */
  private readonly templates = new Map<number, Template>();
  private readonly actors: (Template | undefined)[] = [];
  /** The last attribute read: the usual culprit when the next one fails. */
  private previous: AttributeSlot | null = null;

  constructor(header: ReplayHeader, content: Content, sink: ReplaySink) {
    this.content = content;
    this.sink = sink;
    this.claimed = getClaimedFrames(header, content.network.length);
    this.maxChannels = getHeaderInt(header, 'MaxChannels') ?? DEFAULT_MAX_CHANNELS;
    if (this.maxChannels < 1 || this.maxChannels > LIMITS.maxChannels) {
      throw new DecodeError('bad-channel-count', 'network', 0, `MaxChannels ${this.maxChannels}`);
    }
    this.channelWidth = calculateBoundWidth(this.maxChannels);
    this.buildVersion = getHeaderText(header, 'BuildVersion') ?? '';
    const { major, minor } = header.version;
    const from = (min: number) => major > 868 || (major === 868 && minor >= min);
    this.names = from(20) || (from(14) && getHeaderText(header, 'MatchType') !== 'Lan');
    this.context = {
      reader: new BitReader(content.network),
      objects: content.objects,
      gates: getVersionGates(header.version, this.buildVersion),
      rigidBody: {
        sleeping: false,
        x: 0,
        y: 0,
        z: 0,
        qx: 0.5,
        qy: 0.5,
        qz: 0.5,
        qw: 0.5,
        vx: 0,
        vy: 0,
        vz: 0,
        wx: 0,
        wy: 0,
        wz: 0,
      },
    };
    this.netClasses = resolveNetClasses(content);
    this.classify = makeSpawnClassifier(content);
    this.getSlots = makeSlotCompiler(content.objects, sink);
  }

  run(): void {
    const { reader } = this.context;
    let lastTime = 0;
    for (let index = 0; index < this.claimed && reader.position < reader.bitLength; index++) {
      const time = reader.f32();
      const delta = reader.f32();
      reader.checkEnd();
      const passes = delta === 0 || (delta >= MIN_DELTA && delta <= LIMITS.frameSeconds);
      if (!(time >= lastTime && time < Number.POSITIVE_INFINITY && passes)) {
        throw reader.fail('bad-frame-time', `time ${time} after ${lastTime}, delta ${delta}, frame ${index}`);
      }
      lastTime = time;
      this.sink.frame?.(index, time, delta);
      this.readFrame();
      this.frames = index + 1;
    }
  }

  private readFrame(): void {
    const { reader } = this.context;
    while (reader.bit()) {
      const actorId = reader.below(this.maxChannels, this.channelWidth);
      if (!reader.bit()) {
        this.actors[actorId] = undefined;
        this.sink.destroy?.(actorId);
      } else if (reader.bit()) {
        this.spawn(actorId);
      } else {
        this.update(actorId);
      }
      reader.checkEnd();
    }
    reader.checkEnd();
  }

  private update(actorId: number): void {
    const context = this.context;
    const { reader } = context;
    const actor = this.actors[actorId];
    if (actor === undefined) {
      throw reader.fail('unknown-actor', `update of actor ${actorId}, ${this.whereabouts()}`);
    }
    const { slots } = actor;
    const { limit, limitWidth } = actor.netClass;
    const everyUpdate = this.sink.everyUpdate;
    while (reader.bit()) {
      const streamId = reader.below(limit, limitWidth);
      const slot = slots[streamId];
      if (slot === undefined || slot === null) throw this.unknownAttribute(actorId, actor, streamId);
      if (everyUpdate !== undefined) {
        const value = slot.read(context);
        reader.checkEnd();
        everyUpdate.call(this.sink, {
          actorId,
          streamId,
          attributeObjectId: slot.objectId,
          kind: slot.kind,
          value,
        });
        slot.handler?.(actorId, value);
      } else if (slot.handler !== null) {
        const value = slot.read(context);
        reader.checkEnd();
        slot.handler(actorId, value);
      } else {
        slot.skip(context);
        reader.checkEnd();
      }
      this.previous = slot;
    }
  }

  private spawn(actorId: number): void {
    const { reader } = this.context;
    const nameId = this.names ? reader.i32() : -1;
    reader.bit(); // reference flag, always 0
    const objectId = reader.i32();
    reader.checkEnd();
    const template = this.getTemplate(objectId, nameId);
    const { className, transform } = template;
    const location = transform === 'none' ? null : readVector(this.context);
    const rotation = transform === 'locationAndRotation' ? readRotator(this.context) : null;
    const before = this.actors[actorId];
    const repeated = before?.objectId === objectId && before.className === className;
    this.actors[actorId] = template;
    const spawn: Spawn = { actorId, objectId, nameId, className, location, rotation, repeated };
    this.sink.spawn?.(spawn);
  }

  private getTemplate(objectId: number, nameId: number): Template {
    const { objects, names } = this.content;
    const objectName = objects[objectId];
    if (objectName === undefined) {
      throw this.context.reader.fail(
        'bad-object',
        `spawn of object ${objectId} of ${objects.length}, ${this.whereabouts()}`,
      );
    }
    const key = names[nameId] === undefined ? -1 - objectId : objectId * names.length + nameId;
    const known = this.templates.get(key);
    if (known !== undefined) return known;
    const className = this.classify(objectId, nameId);
    if (className === null) {
      const instance = JSON.stringify(names[nameId] ?? null);
      throw this.context.reader.fail(
        'unknown-class',
        `no class for object ${objectName} (name ${instance}), ${this.whereabouts()}`,
      );
    }
    const netClass = this.netClasses.get(className) ?? this.emptyClass(className);
    const transform = getSpawnTransform(className, objectName);
    const template = { objectId, className, netClass, slots: this.getSlots(netClass), transform };
    this.templates.set(key, template);
    return template;
  }

  /** Returns a class without a net cache entry, which can only exist without attributes. */
  private emptyClass(name: string): NetClass {
    let netClass = this.emptyClasses.get(name);
    if (netClass === undefined) {
      netClass = { name, objectId: -1, limit: 0, limitWidth: 0, attributeIds: new Int32Array(0) };
      this.emptyClasses.set(name, netClass);
    }
    return netClass;
  }

  private unknownAttribute(actorId: number, actor: Template, streamId: number): DecodeError {
    const { name, limit, attributeIds } = actor.netClass;
    const attribute = this.content.objects[attributeIds[streamId] ?? -1];
    const what =
      attribute === undefined ? `stream id ${streamId} not in the class` : `attribute ${attribute}`;
    return this.context.reader.fail(
      'unknown-attribute',
      `${what} (stream ${streamId} of ${limit}, class ${name}, actor ${actorId}), ${this.whereabouts()}`,
    );
  }

  private whereabouts(): string {
    const last = this.previous === null ? 'nothing' : this.content.objects[this.previous.objectId];
    return `frame ${this.frames}, after ${last}, build ${this.buildVersion || 'unknown'}`;
  }
}
