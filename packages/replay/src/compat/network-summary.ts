import type { Content } from '../content.ts';
import { getHeaderText, type ReplayHeader } from '../header.ts';
import type { AttributeValue, Pickup, PickupNew } from '../network/attribute-values.ts';
import { type NetClass, resolveNetClasses } from '../network/class-net-cache.ts';
import { getVersionGates, type VersionGates } from '../network/decode-context.ts';
import type { AttributeUpdate, ReplayBody, ReplaySink, Spawn } from '../outcome.ts';
import { BOXCARS_PAYLOADS, type Payload, toRotatorPayload } from './boxcars-payload.ts';

/** One update as listed by boxcars; `tag` is the key of its `attribute` object. */
interface BoxcarsUpdate {
  actorId: number;
  streamId: number;
  objectId: number;
  tag: string;
  payload: Payload;
}

/**
 * Classes that boxcars doesn't know a position for: it reads their spawn without one, takes the first position bit
 * (0) for the end of the frame, and never reads the rest of it. Known from the last frame of one 2015 file.
 */
const BLIND_CLASSES: ReadonlySet<string> = new Set(['TAGame.VoteActor_TA']);

/** Stream ID of the two updates that boxcars finds in the rest of a misread pickup (replay-format.md 4.4). */
const PHANTOM_STREAM_ID = 15;
const ALL_ONES = 2047;

interface PayloadRowLike {
  tag: string | ((value: AttributeValue) => string);
  payload: (value: AttributeValue, gates: { fullByteEnums: boolean }) => Payload;
}

/** Returns what boxcars reads for one canonical update: usually one update, three for a pickup without a taker. */
function boxcarsUpdates(
  update: AttributeUpdate,
  netClass: NetClass | undefined,
  gates: { fullByteEnums: boolean },
): BoxcarsUpdate[] {
  const row = BOXCARS_PAYLOADS[update.kind] as PayloadRowLike;
  const tag = typeof row.tag === 'string' ? row.tag : row.tag(update.value);
  const { actorId, streamId, attributeObjectId: objectId } = update;
  const mainRow = { actorId, streamId, objectId, tag, payload: row.payload(update.value, gates) };
  const rest = phantomEnums(update);
  if (rest === null) return [mainRow];
  const phantom = (payload: number): BoxcarsUpdate => ({
    actorId,
    streamId: PHANTOM_STREAM_ID,
    objectId: netClass?.attributeIds[PHANTOM_STREAM_ID] ?? -1,
    tag: 'Enum',
    payload,
  });
  return [mainRow, phantom(ALL_ONES), phantom(rest)];
}

/** Returns the value of the second phantom update, or null if boxcars reads the update correctly. */
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

/** Sum of what was found at one path inside a value, over all updates (reference/decode/README.md, "Sums"). */
interface LeafSum {
  n?: number;
  sum?: number;
  min?: number;
  max?: number;
  true?: number;
  false?: number;
  strings?: number;
  length?: number;
  codes?: number;
  nulls?: number;
  arrays?: number;
  items?: number;
}

type LeafSums = Record<string, LeafSum>;

/** Kinds that are fixed tuples: their elements have separate paths. */
const TUPLE_TAGS: ReadonlySet<string> = new Set(['FlaggedByte', 'GameMode', 'Title']);

/** Adds one value of kind `tag` to `sums`. */
function addPayload(sums: LeafSums, tag: string, payload: Payload): void {
  if (TUPLE_TAGS.has(tag) && Array.isArray(payload)) {
    payload.forEach((element, index) => {
      addLeaf(sums, `[${index}]`, element);
    });
    return;
  }
  addLeaf(sums, '', payload);
}

/** Adds what is at `path` and below it; the empty path is printed as `value`. */
function addLeaf(sums: LeafSums, path: string, payload: Payload): void {
  if (payload !== null && typeof payload === 'object' && !Array.isArray(payload)) {
    for (const key in payload) addLeaf(sums, path === '' ? key : `${path}.${key}`, payload[key] as Payload);
    return;
  }
  const key = path === '' ? 'value' : path;
  const leaf = sums[key] ?? {};
  sums[key] = leaf;
  if (payload === null) leaf.nulls = (leaf.nulls ?? 0) + 1;
  else if (typeof payload === 'number') addNumber(leaf, payload);
  else if (typeof payload === 'boolean') addBoolean(leaf, payload);
  else if (typeof payload === 'string') addString(leaf, payload);
  else {
    leaf.arrays = (leaf.arrays ?? 0) + 1;
    leaf.items = (leaf.items ?? 0) + payload.length;
    for (const item of payload) addLeaf(sums, `${path}[]`, item);
  }
}

function addNumber(leaf: LeafSum, value: number): void {
  leaf.n = (leaf.n ?? 0) + 1;
  leaf.sum = (leaf.sum ?? 0) + value;
  leaf.min = Math.min(leaf.min ?? value, value);
  leaf.max = Math.max(leaf.max ?? value, value);
}

function addBoolean(leaf: LeafSum, value: boolean): void {
  leaf.true = (leaf.true ?? 0) + (value ? 1 : 0);
  leaf.false = (leaf.false ?? 0) + (value ? 0 : 1);
}

function addString(leaf: LeafSum, value: string): void {
  let codes = 0;
  for (let i = 0; i < value.length; i++) codes += value.charCodeAt(i);
  leaf.strings = (leaf.strings ?? 0) + 1;
  leaf.length = (leaf.length ?? 0) + value.length;
  leaf.codes = (leaf.codes ?? 0) + codes;
}

const EDGE_FRAMES = { first: 20, middle: 20, last: 5 };

interface BoxcarsFrame {
  time: number;
  delta: number;
  new_actors: Payload[];
  deleted_actors: number[];
  updated_actors: Payload[];
}

/** Sums over one attribute's updates of one kind. */
interface SumRow {
  type: string;
  count: number;
  leaves: LeafSums;
}

export class NetworkSummary {
  readonly sink: ReplaySink;
  private readonly frameCount: number;
  private frames = 0;
  private readonly totals = {
    newActors: 0,
    updatedActors: 0,
    deletedActors: 0,
    newActorIdSum: 0,
    updatedActorIdSum: 0,
    deletedActorIdSum: 0,
    updatedStreamIdSum: 0,
  };
  private readonly newActorCounts: Record<string, number> = {};
  private readonly spawnSums: LeafSums = {};
  private readonly attributeCounts: Record<string, number> = {};
  private readonly sums: Record<string, SumRow[]> = {};
  private readonly perFrame: number[][] = [];
  private readonly fullFrames: { index: number; frame: BoxcarsFrame }[] = [];
  private readonly classNames = new Map<number, string>();
  private current: BoxcarsFrame | null = null;
  /** boxcars has lost the rest of the current frame (see BLIND_CLASSES). */
  private lost = false;
  private content: Content | null = null;
  private classes = new Map<string, NetClass>();
  private gates: VersionGates | null = null;

  /** `frameCount` determines which frames are kept whole. */
  constructor(frameCount: number) {
    this.frameCount = frameCount;
    this.sink = {
      start: (body) => this.start(body),
      frame: (index, time, delta) => this.frame(index, time, delta),
      spawn: (spawn) => this.spawn(spawn),
      destroy: (actorId) => this.destroy(actorId),
      everyUpdate: (update) => this.update(update),
    };
  }

  result() {
    const { frames, totals, newActorCounts, spawnSums, attributeCounts, sums, perFrame, fullFrames } = this;
    return { frames, totals, newActorCounts, spawnSums, attributeCounts, sums, perFrame, fullFrames };
  }

  private start({ header, content }: ReplayBody): void {
    this.content = content;
    this.classes = resolveNetClasses(content);
    this.gates = getGates(header);
  }

  private frame(index: number, rawTime: number, rawDelta: number): void {
    const time = toShortestFloat32(rawTime);
    const delta = toShortestFloat32(rawDelta);
    this.lost = false;
    this.frames = index + 1;
    this.perFrame.push([time, delta, 0, 0, 0]);
    this.current = null;
    if (!this.isKept(index)) return;
    this.current = { time, delta, new_actors: [], deleted_actors: [], updated_actors: [] };
    this.fullFrames.push({ index, frame: this.current });
  }

  private isKept(index: number): boolean {
    const { first, middle, last } = EDGE_FRAMES;
    const total = this.frameCount;
    if (total <= first + middle + last) return true;
    const from = Math.floor(total / 2) - middle / 2;
    return index < first || (index >= from && index < from + middle) || index >= total - last;
  }

  private spawn(spawn: Spawn): void {
    if (this.lost) return;
    const { actorId, objectId, nameId, className } = spawn;
    this.classNames.set(actorId, className);
    this.lost = BLIND_CLASSES.has(className);
    const location = this.lost || spawn.location === null ? null : { ...spawn.location };
    const rotation = this.lost || spawn.rotation === null ? null : toRotatorPayload(spawn.rotation);
    this.totals.newActors++;
    this.totals.newActorIdSum += actorId;
    this.perFrame.at(-1)![2]!++;
    count(this.newActorCounts, this.content!.objects[objectId]!);
    const name_id = nameId < 0 ? null : nameId;
    addLeaf(this.spawnSums, '', { location, rotation, name_id });
    this.current?.new_actors.push({
      actor_id: actorId,
      name_id,
      object_id: objectId,
      initial_trajectory: { location, rotation },
    });
  }

  private destroy(actorId: number): void {
    if (this.lost) return;
    this.totals.deletedActors++;
    this.totals.deletedActorIdSum += actorId;
    this.perFrame.at(-1)![4]!++;
    this.current?.deleted_actors.push(actorId);
  }

  private update(update: AttributeUpdate): void {
    if (this.lost) return;
    const className = this.classNames.get(update.actorId) ?? '';
    for (const seen of boxcarsUpdates(update, this.classes.get(className), this.gates!)) this.add(seen);
  }

  private sumRow(name: string, type: string): SumRow {
    const rows = this.sums[name] ?? [];
    this.sums[name] = rows;
    const known = rows.find((row) => row.type === type);
    if (known !== undefined) return known;
    const row = { type, count: 0, leaves: {} };
    rows.push(row);
    return row;
  }

  private add({ actorId, streamId, objectId, tag, payload }: BoxcarsUpdate): void {
    const name = this.content!.objects[objectId]!;
    this.totals.updatedActors++;
    this.totals.updatedActorIdSum += actorId;
    this.totals.updatedStreamIdSum += streamId;
    this.perFrame.at(-1)![3]!++;
    count(this.attributeCounts, name);
    const row = this.sumRow(name, tag);
    row.count++;
    addPayload(row.leaves, tag, payload);
    this.current?.updated_actors.push({
      actor_id: actorId,
      stream_id: streamId,
      object_id: objectId,
      attribute: { [tag]: shortened(payload) },
    });
  }
}

function getGates(header: ReplayHeader): VersionGates {
  return getVersionGates(header.version, getHeaderText(header, 'BuildVersion') ?? '');
}

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Returns the payload with every fraction as the shortest decimal of its 32-bit float. */
function shortened(payload: Payload): Payload {
  if (typeof payload === 'number') return Number.isInteger(payload) ? payload : toShortestFloat32(payload);
  if (Array.isArray(payload)) return payload.map(shortened);
  if (payload === null || typeof payload !== 'object') return payload;
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, shortened(value)]));
}

const MIN_DIGITS = 6;

/** Returns the shortest decimal number that identifies the same 32-bit float as `value`. */
export function toShortestFloat32(value: number): number {
  if (!Number.isFinite(value)) return value;
  const target = Math.fround(value);
  for (let digits = MIN_DIGITS; digits < 9; digits++) {
    const short = Number(target.toPrecision(digits));
    if (Math.fround(short) === target) return short;
  }
  return Number(target.toPrecision(9));
}
