/** Why a file could not be read, in a sentence. */
export function readProblem(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR') return 'This is a folder, not a file.';
  if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read.';
  return error instanceof Error ? error.message : String(error);
}
