import { writeFile } from 'node:fs/promises';
import { createOpenApiDocument } from './openapi-document.ts';

/** `npm run openapi -- FILE`: writes the API's OpenAPI document. */
const [file] = process.argv.slice(2);
if (file) await writeFile(file, `${JSON.stringify(await createOpenApiDocument(), null, 2)}\n`);
else {
  console.error('Name the file to write: npm run openapi -- openapi.json');
  process.exitCode = 1;
}
