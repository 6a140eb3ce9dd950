import type { z } from 'zod';
import type { ENDPOINTS } from './endpoints.ts';

/** Types of requests and responses, derived from `ENDPOINTS`; types only, so they add nothing to a bundle. */
type Endpoints = typeof ENDPOINTS;

export type EndpointsByPath<Method extends string> = {
  [Name in keyof Endpoints as Endpoints[Name] extends { method: Method }
    ? Endpoints[Name]['path']
    : never]: Endpoints[Name];
};

export type BodyOf<Name extends keyof Endpoints> = Body<Endpoints[Name]>;

export type ResponseOf<Name extends keyof Endpoints> = SuccessBody<Endpoints[Name]>;

export type SuccessBody<E> = E extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends z.ZodType ? z.output<Responses[Status]> : never;
    }[keyof Responses]
  : never;

type Body<E> = E extends { body: infer Schema extends z.ZodType } ? z.input<Schema> : never;

/** What a call has to pass: path and query parameters, and a body. */
export type CallInput<E> = (E extends { params: infer Schema } ? { path: SchemaInput<Schema> } : unknown) &
  (E extends { query: infer Schema } ? Optional<'query', SchemaInput<Schema>> : unknown) &
  (E extends { body: z.ZodType } ? { body: Body<E> } : unknown);

/** A property that is optional if all of its parts are. */
type Optional<Key extends string, Value> =
  Partial<Value> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

/** Parameters as callers write them: where the schema parses text, the parsed value. */
type SchemaInput<Schema> = Schema extends z.ZodType
  ? {
      [Key in keyof z.input<Schema>]: unknown extends z.input<Schema>[Key]
        ? z.output<Schema>[Key & keyof z.output<Schema>]
        : z.input<Schema>[Key];
    }
  : never;
