import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from './openapi-document.ts';

/** Writes the API's OpenAPI document and the TypeScript types made from it into `packages/contract`. */
const folder = new URL('../../../packages/contract/src/generated/', import.meta.url);
const document = `${JSON.stringify(await openApiDocument(), null, 2)}\n`;
await mkdir(folder, { recursive: true });
await writeFile(fileURLToPath(new URL('openapi.json', folder)), document);
// What has a default may be left out of what is sent; `required` alone says what always stands there.
const types = astToString(
  await openapiTS(JSON.parse(document), { alphabetize: false, defaultNonNullable: false }),
);
await writeFile(
  fileURLToPath(new URL('api.ts', folder)),
  `/** Generated from openapi.json by \`npm run generate\`; do not edit. */\n${types}`,
);
