import type { Payload } from './boxcars-payload.ts';

/** What was found at one path inside a value, over all updates (reference/decode/README.md, "Sums"). */
export interface LeafSum {
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

export type LeafSums = Record<string, LeafSum>;

/** Kinds that are fixed tuples: their elements have paths of their own. */
const TUPLE_TAGS: ReadonlySet<string> = new Set(['FlaggedByte', 'GameMode', 'Title']);

/** Adds one value of kind `tag` to `sums`. */
export function addPayload(sums: LeafSums, tag: string, payload: Payload): void {
  if (TUPLE_TAGS.has(tag) && Array.isArray(payload)) {
    payload.forEach((element, index) => {
      addLeaf(sums, `[${index}]`, element);
    });
    return;
  }
  addLeaf(sums, '', payload);
}

/** Adds what stands at `path` and below it; the empty path is printed as `value`. */
export function addLeaf(sums: LeafSums, path: string, payload: Payload): void {
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
