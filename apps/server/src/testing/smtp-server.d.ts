declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] };
  }
  interface Options {
    authOptional?: boolean;
    disabledCommands?: string[];
    onAuth?(
      auth: { username: string; password: string },
      session: Session,
      done: (error: Error | null, response?: { user: string }) => void,
    ): void;
    onData?(stream: Readable, session: Session, done: (error?: Error | null) => void): void;
  }
  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
