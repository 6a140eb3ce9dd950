/** The data folder can't be used; the message says why and what the server's operator can do. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DataFolderError';
  }
}
