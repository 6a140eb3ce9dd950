import type { HeaderProperty, HeaderValue, ReplayHeader } from './header.ts';

type Properties = ReplayHeader | readonly HeaderProperty[];

/** First property named `key`, or undefined. */
export function headerValue(of: Properties, key: string): HeaderValue | undefined {
  const properties = 'properties' in of ? of.properties : of;
  return properties.find((property) => property.key === key)?.value;
}

export function headerInt(of: Properties, key: string): number | null {
  const value = headerValue(of, key);
  return value?.kind === 'int' ? value.value : null;
}

export function headerFloat(of: Properties, key: string): number | null {
  const value = headerValue(of, key);
  return value?.kind === 'float' ? value.value : null;
}

export function headerBool(of: Properties, key: string): boolean | null {
  const value = headerValue(of, key);
  return value?.kind === 'bool' ? value.value : null;
}

export function headerQword(of: Properties, key: string): bigint | null {
  const value = headerValue(of, key);
  return value?.kind === 'qword' ? value.value : null;
}

/** Value of a string or name property. */
export function headerText(of: Properties, key: string): string | null {
  const value = headerValue(of, key);
  return value?.kind === 'str' || value?.kind === 'name' ? value.value : null;
}

/** Enumeration value of a byte property: its value text, or the type itself where only that is stored. */
export function headerEnum(of: Properties, key: string): string | null {
  const value = headerValue(of, key);
  if (value?.kind !== 'byte') return null;
  return typeof value.value === 'string' ? value.value : value.enumType;
}

export function headerStruct(of: Properties, key: string): HeaderProperty[] | null {
  const value = headerValue(of, key);
  return value?.kind === 'struct' ? value.properties : null;
}

/** Elements of an array property; empty when it is missing. */
export function headerList(of: Properties, key: string): HeaderProperty[][] {
  const value = headerValue(of, key);
  return value?.kind === 'array' ? value.items : [];
}
