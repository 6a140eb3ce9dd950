/** Why there is no backup, or nothing restored; the message is a sentence for whoever asked. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'BackupError';
  }
}
