import { z } from 'zod';

/** Schemas that appear once, by name, in the OpenAPI document; every use references them. */
export const NAMED_SCHEMAS: { readonly name: string; readonly schema: z.ZodType }[] = [];

/** Gives a request or response schema its unique name in the OpenAPI document. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  NAMED_SCHEMAS.push({ name, schema });
  return schema;
}

/** Returns `z.object(shape)` with a name in the OpenAPI document. */
export function namedObject<S extends z.core.$ZodLooseShape>(name: string, shape: S) {
  return named(name, z.object(shape));
}

/** Returns `base.extend(shape)` with a name in the OpenAPI document. */
export function namedExtension<B extends z.core.$ZodShape, S extends z.core.$ZodLooseShape>(
  name: string,
  base: z.ZodObject<B>,
  shape: S,
) {
  return named(name, base.extend(shape));
}

/** Returns the schema of a list of objects. */
export const arrayOf = <S extends z.core.$ZodLooseShape>(shape: S) => z.array(z.object(shape));

/** Returns the schema of a list page; `pageIndex` counts from 0. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    pageIndex: z.number().int().min(0),
    pageSize: z.number().int().min(1),
    total: z.number().int().min(0),
  });
}

/** Body of every error response; `messages` are written for the user. */
export const problem = namedObject('Problem', {
  statusCode: z.number().int(),
  code: z.string(),
  messages: z.array(z.string()).min(1),
  /** Field of the body that the message is about, where forms show it. */
  field: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
