import { type AnalysisOutcome, analyzeReplay } from '@datacoach/analysis';
import { type Command, EXIT, type Output, parseOptions, readBytes, UsageError } from './command.ts';
import { FORMATS, type Format } from './formats/formats.ts';

interface AnalyzeArguments {
  files: string[];
  format: Format;
}

function parseArguments(args: readonly string[]): AnalyzeArguments {
  const parsed = parseOptions(args, { format: { type: 'string', short: 'f' } });
  const name = parsed.values.format ?? 'table';
  const format = FORMATS.find((row) => row.name === name);
  if (!format) {
    throw new UsageError(`"${name}" is not a format. Formats: ${FORMATS.map((row) => row.name).join(', ')}.`);
  }
  if (parsed.positionals.length === 0) throw new UsageError('analyze needs at least one replay file.');
  return { files: parsed.positionals, format };
}

/** Analyzes one file and prints it. Returns false if it couldn't be read completely. */
async function analyzeFile(file: string, format: Format, output: Output): Promise<boolean> {
  const bytes = await readBytes(file, output);
  if (!bytes) return false;
  const outcome = analyzeReplay(bytes, { events: format.events });
  if (outcome.kind !== 'failed') {
    const { events, insight } = outcome.kind === 'complete' ? outcome : { events: null, insight: null };
    output.out(format.print({ report: outcome.report, events: events ?? [], insight }, file));
  }
  if (outcome.error === null) return true;
  const { code, section, detail } = outcome.error;
  output.error(`${file}: ${formatFailure(outcome)} (${code} in ${section}: ${detail})`);
  return false;
}

function formatFailure(outcome: Exclude<AnalysisOutcome, { kind: 'complete' }>): string {
  if (outcome.kind === 'failed') return outcome.error.userMessage;
  const reason = outcome.damaged ? 'The file is damaged.' : outcome.error.userMessage;
  return `${reason} We could only read its scoreboard.`;
}

/** `datacoach analyze FILE… [--format …]`: continues after a file that fails; exit code 1 if any did. */
export const analyzeCommand: Command = async (args, output) => {
  const { files, format } = parseArguments(args);
  let allWell = true;
  for (const file of files) {
    const well = await analyzeFile(file, format, output);
    allWell &&= well;
  }
  return allWell ? EXIT.ok : EXIT.failed;
};
