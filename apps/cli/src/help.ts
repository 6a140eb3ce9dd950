import { COMMANDS } from './commands.table.ts';

/** What `datacoach --help` prints. */
export function helpText(): string {
  return [
    'datacoach reads Rocket League replays.',
    '',
    ...COMMANDS.flatMap(({ usage, summary }) => [`  datacoach ${usage}`, `      ${summary}`]),
    '',
    'Formats of analyze: table to read; json, the whole report with every metric; ballchasing, figures by the rules and in the',
    'field names of ballchasing.com; events, one line for each thing that happened.',
    'score counts the last 20 public games of the mode with the most of them, or as you say with --last and --mode;',
    '--private counts private games instead, --all shows metrics that no category weighs too.',
    'watch sends what is new and what was saved in the 24 hours before it first saw the folder; --all sends everything there.',
    'Server and token also come from DATACOACH_SERVER and DATACOACH_TOKEN.',
    'Exit code: 0 all well, 1 a file could not be read to its end, 2 wrong usage.',
    '',
  ].join('\n');
}
