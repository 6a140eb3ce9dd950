import { z } from 'zod';

/** Schemas that stand once and under their name in the OpenAPI document; wherever they are used it refers to them. */
export const NAMED_SCHEMAS: { readonly name: string; readonly schema: z.ZodType }[] = [];

/** Gives a schema of bodies or answers its name in the OpenAPI document, which no other may have. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  NAMED_SCHEMAS.push({ name, schema });
  return schema;
}

/** `z.object(shape)` with a name in the OpenAPI document. */
export function namedObject<S extends z.core.$ZodLooseShape>(name: string, shape: S) {
  return named(name, z.object(shape));
}

/** A page of a list; `pageIndex` counts from 0. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    pageIndex: z.number().int().min(0),
    pageSize: z.number().int().min(1),
    total: z.number().int().min(0),
  });
}

/** Body of every error answer; `messages` are written for the user. */
export const problem = namedObject('Problem', {
  statusCode: z.number().int(),
  code: z.string(),
  messages: z.array(z.string()).min(1),
});
export type Problem = z.infer<typeof problem>;
