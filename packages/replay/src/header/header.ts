/** Header properties, in file order; keys can repeat (fixed-size arrays). Source: replay-format.md 1.4. */
export type HeaderValue =
  | { kind: 'bool'; value: boolean }
  | { kind: 'int'; value: number }
  | { kind: 'float'; value: number }
  | { kind: 'qword'; value: bigint }
  | { kind: 'str'; value: string }
  | { kind: 'name'; value: string }
  | { kind: 'byte'; enumType: string; value: string | number | null }
  | { kind: 'struct'; name: string; properties: HeaderProperty[] }
  | { kind: 'array'; items: HeaderProperty[][] };

export interface HeaderProperty {
  key: string;
  /** Element number of a fixed-size array, normally 0. */
  index: number;
  value: HeaderValue;
}

export interface ReplayVersion {
  major: number;
  minor: number;
  /** null in files without one (treat as 0). */
  net: number | null;
}

export interface ReplayHeader {
  version: ReplayVersion;
  gameType: string;
  properties: HeaderProperty[];
}
