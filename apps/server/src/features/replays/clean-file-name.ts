const LONGEST_NAME = 200;
const CONTROL_CHARACTERS = /\p{Cc}|\p{Cf}/gu;

/** A file name that can be stored and shown: no folders, no control characters, not too long. */
export function cleanFileName(given: string): string {
  const base = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  return base.replace(CONTROL_CHARACTERS, '').trim().slice(-LONGEST_NAME).toWellFormed();
}
