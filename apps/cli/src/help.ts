import { COMMANDS } from './commands.table.ts';

/** What `datacoach --help` prints. */
export function helpText(): string {
  const width = Math.max(...COMMANDS.map(({ usage }) => usage.length));
  return [
    'datacoach reads Rocket League replays.',
    '',
    ...COMMANDS.map(({ usage, summary }) => `  datacoach ${usage.padEnd(width)}  ${summary}`),
    '',
    'Formats of analyze: table to read; json, the whole report; ballchasing, figures by the rules and in the',
    'field names of ballchasing.com; events, one line for each thing that happened.',
    'Exit code: 0 all well, 1 a file could not be read to its end, 2 wrong usage.',
    '',
  ].join('\n');
}
