/** The part of nodemailer that is used here; the package brings no types. */
declare module 'nodemailer' {
  export interface Message {
    from?: string;
    /** As an object it is one address, as a text it may be a list with names. */
    to?: { name: string; address: string };
    subject?: string;
    text?: string;
    headers?: Record<string, string>;
  }
  interface Transporter {
    /** `message` is the whole mail, with `streamTransport` and `buffer`. */
    sendMail(mail: Message): Promise<{ message?: Buffer }>;
    close(): void;
  }
  export function createTransport(
    transport: string | { streamTransport: true; buffer: true; newline: 'unix' },
    defaults?: Message,
  ): Transporter;
}
