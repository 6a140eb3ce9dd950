type Json = Record<string, unknown>;

const SCHEMA = '#/components/schemas/';
/** Formats known by their name: zod adds a pattern of up to 300 letters to each. That moments are UTC, `info` says. */
const PLAIN_FORMATS: readonly unknown[] = ['date', 'date-time', 'uuid'];

/**
 * Makes an OpenAPI document shorter without changing what it says: formats stand without their pattern, the answer of
 * every error stands once, and components are in the order of their names. Each component comes twice, `Name` as it is
 * answered and `NameInput` as it is sent: what nothing refers to is left out, and what is only sent is called `Name`.
 */
export function tidyDocument<D extends object>(document: D): D {
  for (const node of nodesOf(document)) {
    if (typeof node.pattern === 'string' && PLAIN_FORMATS.includes(node.format)) delete node.pattern;
  }
  const { paths = {}, components = {} } = document as { paths?: Json; components?: Json };
  const problem = shareProblemAnswer(paths);
  const schemas = referredTo({ paths, problem }, (components.schemas ?? {}) as Json);
  const tidy = { ...document, components: { ...components, responses: { Problem: problem }, schemas } };
  renameLoneInputs(tidy, schemas);
  tidy.components.schemas = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return tidy;
}

/** Lets every answer that is a `Problem` refer to one, which is returned. */
function shareProblemAnswer(paths: Json): Json {
  for (const { responses } of nodesOf(paths)) {
    if (!isNode(responses)) continue;
    for (const [status, answer] of Object.entries(responses)) {
      if (JSON.stringify(answer).includes(`"schema":{"$ref":"${SCHEMA}Problem"}`)) {
        responses[status] = { $ref: '#/components/responses/Problem' };
      }
    }
  }
  return {
    description: 'Why it did not work; the messages are written for the user.',
    content: { 'application/json': { schema: { $ref: `${SCHEMA}Problem` } } },
  };
}

/** Schemas that a part of the document refers to, by itself or through another one. */
function referredTo(part: Json, schemas: Json): Json {
  const found: Json = {};
  const look = (value: unknown) => {
    for (const { $ref } of nodesOf(value)) {
      if (typeof $ref !== 'string' || !$ref.startsWith(SCHEMA)) continue;
      const name = $ref.slice(SCHEMA.length);
      if (name in found) continue;
      found[name] = schemas[name];
      look(schemas[name]);
    }
  };
  look(part);
  return found;
}

/** Calls `NameInput` just `Name` where no other `Name` is left. */
function renameLoneInputs(document: object, schemas: Json): void {
  const renamed = new Map<unknown, string>();
  for (const name of Object.keys(schemas)) {
    const short = name.replace(/Input$/, '');
    if (short in schemas) continue;
    schemas[short] = schemas[name];
    delete schemas[name];
    renamed.set(SCHEMA + name, SCHEMA + short);
  }
  for (const node of nodesOf(document)) node.$ref &&= renamed.get(node.$ref) ?? node.$ref;
}

function isNode(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every object within a JSON value, itself included. */
function* nodesOf(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}
