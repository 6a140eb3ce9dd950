/** Tables of the content section. Source: replay-format.md 1.6. */
export interface Content {
  levels: string[];
  keyframes: Keyframe[];
  /** The bit stream; a view into the file. */
  network: Uint8Array;
  debugInfo: { frame: number; user: string; text: string }[];
  tickMarks: { description: string; frame: number }[];
  packages: string[];
  objects: string[];
  names: string[];
  classIndices: { className: string; objectId: number }[];
  netCache: NetCacheEntry[];
}

export interface Keyframe {
  time: number;
  frame: number;
  bitPosition: number;
}

export interface NetCacheEntry {
  objectId: number;
  parentId: number;
  cacheId: number;
  properties: { objectId: number; streamId: number }[];
}
