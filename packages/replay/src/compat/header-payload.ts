import type { HeaderProperty, HeaderValue } from '../header/header.ts';
import type { Payload } from './boxcars-payload.ts';

/** Header properties as `[key, type, value]` in file order; bytes of enum type `None` are left out, as boxcars does. */
export function headerPayload(properties: readonly HeaderProperty[]): Payload[] {
  const rows: Payload[] = [];
  for (const { key, value } of properties) {
    const typed = typedValue(value);
    if (typed !== null) rows.push([key, ...typed]);
  }
  return rows;
}

function typedValue(value: HeaderValue): [string, Payload] | null {
  switch (value.kind) {
    case 'bool':
      return ['Bool', value.value];
    case 'int':
      return ['Int', value.value];
    case 'float':
      return ['Float', value.value];
    case 'qword':
      return ['QWord', value.value.toString()];
    case 'str':
      return ['Str', value.value];
    case 'name':
      return ['Name', value.value];
    case 'byte':
      return typeof value.value === 'number' ? null : ['Byte', [value.enumType, value.value]];
    case 'struct':
      return ['Struct', [value.name, headerPayload(value.properties)]];
    case 'array':
      return ['Array', value.items.map((item) => headerPayload(item))];
  }
}
