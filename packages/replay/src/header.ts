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
  /** null in files without a net version (treat as 0). */
  net: number | null;
}

export interface ReplayHeader {
  version: ReplayVersion;
  gameType: string;
  properties: HeaderProperty[];
}

type Properties = ReplayHeader | readonly HeaderProperty[];

export function getHeaderValue(of: Properties, key: string): HeaderValue | undefined {
  const properties = 'properties' in of ? of.properties : of;
  return properties.find((property) => property.key === key)?.value;
}

export function getHeaderInt(of: Properties, key: string): number | null {
  const value = getHeaderValue(of, key);
  return value?.kind === 'int' ? value.value : null;
}

export function getHeaderFloat(of: Properties, key: string): number | null {
  const value = getHeaderValue(of, key);
  return value?.kind === 'float' ? value.value : null;
}

export function getHeaderBool(of: Properties, key: string): boolean | null {
  const value = getHeaderValue(of, key);
  return value?.kind === 'bool' ? value.value : null;
}

export function getHeaderQword(of: Properties, key: string): bigint | null {
  const value = getHeaderValue(of, key);
  return value?.kind === 'qword' ? value.value : null;
}

export function getHeaderText(of: Properties, key: string): string | null {
  const value = getHeaderValue(of, key);
  return value?.kind === 'str' || value?.kind === 'name' ? value.value : null;
}

/** Returns the enum value of a byte property: its value text, or the type itself if only that is stored. */
export function getHeaderEnum(of: Properties, key: string): string | null {
  const value = getHeaderValue(of, key);
  if (value?.kind !== 'byte') return null;
  return typeof value.value === 'string' ? value.value : value.enumType;
}

export function getHeaderStruct(of: Properties, key: string): HeaderProperty[] | null {
  const value = getHeaderValue(of, key);
  return value?.kind === 'struct' ? value.properties : null;
}

/** Returns the elements of an array property; empty if it is missing. */
export function getHeaderList(of: Properties, key: string): HeaderProperty[][] {
  const value = getHeaderValue(of, key);
  return value?.kind === 'array' ? value.items : [];
}
