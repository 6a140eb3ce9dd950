/** The data folder cannot be used; the message says why, and what whoever runs the server can do. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DataFolderError';
  }
}
