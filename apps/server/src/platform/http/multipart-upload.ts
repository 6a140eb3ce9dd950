import type { Readable } from 'node:stream';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Room for boundaries, part headers and the fields around the file. */
const OVERHEAD_BYTES = 64 * 1024;

/** Returns the max body size of an upload with a file of `maxFileBytes`. */
export const calculateBodyLimit = (maxFileBytes: number): number => maxFileBytes + OVERHEAD_BYTES;

/** Lets routes in `register` read multipart bodies themselves, with files up to `maxFileBytes`. */
export async function registerMultipart(
  app: FastifyInstance,
  maxFileBytes: number,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    // Other bodies are left unread; the handler reports the error.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    await scope.register(multipart, {
      limits: { fileSize: maxFileBytes, files: 1, fields: 20, fieldSize: 4096 },
      throwFileSizeLimit: false,
    });
    register(scope);
  });
}

/** Checks the head only. Throws ProblemError 400, or `tooLarge`. */
export function checkUploadHead(request: FastifyRequest, maxFileBytes: number, tooLarge: () => ProblemError) {
  if (!request.isMultipart()) {
    throw new ProblemError(400, 'not-multipart', 'Send the file as multipart/form-data.');
  }
  if (Number(request.headers['content-length'] ?? 0) > calculateBodyLimit(maxFileBytes)) throw tooLarge();
}

/** The file of a multipart body, and the fields before it. */
export interface UploadedFile {
  fields: Readonly<Record<string, string>>;
  name: string;
  mimeType: string;
  content: Readable;
  /** Call once the content has been read or has failed. Throws ProblemError when the file is incomplete. */
  requireWholeFile: () => Promise<void>;
  /** Discards the rest of the body so that a response can be sent. */
  skip: () => void;
}

/** Reads up to the file. Throws ProblemError 400. */
export async function readUploadedFile(
  request: FastifyRequest,
  field: string,
  tooLarge: () => ProblemError,
): Promise<UploadedFile> {
  const parts = request.parts();
  const fields: Record<string, string> = {};
  const part = await readNextFile(parts, fields);
  if (!part) throw new ProblemError(400, 'no-file', `The upload has no file in its field "${field}".`);
  if (part.fieldname !== field) {
    part.file.resume();
    throw new ProblemError(400, 'wrong-field', `The file must be in the field "${field}".`);
  }
  return {
    fields,
    name: part.filename,
    mimeType: part.mimetype,
    content: part.file,
    async requireWholeFile() {
      if (part.file.truncated) throw tooLarge();
      await readNextFile(parts, {});
      if (!part.file.readableEnded) throw incomplete();
    },
    skip: () => void part.file.resume(),
  };
}

/** Returns the next file part; null at the end of the body. Throws ProblemError 400 if the body is malformed. */
async function readNextFile(parts: AsyncIterableIterator<Multipart>, fields: Record<string, string>) {
  try {
    for (;;) {
      const { value, done } = await parts.next();
      if (done) return null;
      if (value.type === 'file') return value;
      if (typeof value.value === 'string') fields[value.fieldname] = value.value;
    }
  } catch {
    throw incomplete();
  }
}

const incomplete = () => new ProblemError(400, 'bad-multipart', 'The upload was incomplete. Try again.');
