import { decodeReplay } from '@datacoach/replay';
import { writeFile } from '@datacoach/replay-fixtures';
import { fitLine, type LineFit, measureProcessorTime } from '../measure-time.ts';
import { analyzeFully, type EngineStats } from './measure-engine.ts';

const PIECES = 8;

/** CPU time of the complete result for a file or part of one. */
interface Cost {
  /** Frames, or frames times players. */
  size: number;
  ms: number;
}

/** How the CPU time of the complete result grows. */
export interface Growth {
  costs: Cost[];
  /** ms per thousand of the size. */
  fit: LineFit;
}

function growth(costs: Cost[]): Growth {
  return { costs, fit: fitLine(costs.map(({ size, ms }) => ({ x: size / 1000, y: ms }))) };
}

/** Measures by files and frames: a 1v1 and a 3v3 of the same length differ, so a line explains little. */
export function calculateGrowthOverFiles(rows: readonly EngineStats[]): Growth {
  return growth(rows.map(({ frames, resultProcessorMs }) => ({ size: frames, ms: resultProcessorMs })));
}

/** Measures by files and frames times players. */
export function calculateGrowthOverPlayers(rows: readonly EngineStats[]): Growth {
  return growth(
    rows.map(({ frames, players, resultProcessorMs }) => ({
      size: frames * players,
      ms: resultProcessorMs,
    })),
  );
}

/** Measures the first eighth, two eighths … of one replay: the same players, only more frames. */
export function measureGrowthOverPieces(bytes: Uint8Array, frames: number): Growth {
  const lengths = Array.from({ length: PIECES }, (_, index) => Math.round((frames * (index + 1)) / PIECES));
  return growth(
    lengths.map((size) => {
      const piece = cutReplay(bytes, size);
      return { size, ms: measureProcessorTime(() => analyzeFully(piece)) };
    }),
  );
}

/** Returns the replay with only its first frames: the header claims fewer, and the stream is read that far. */
function cutReplay(bytes: Uint8Array, frames: number): Uint8Array {
  const outcome = decodeReplay(bytes, {});
  if (outcome.kind !== 'complete') throw new Error('only a whole replay can be cut');
  const properties = outcome.header.properties.map((property) =>
    property.key === 'NumFrames' ? { ...property, value: { kind: 'int' as const, value: frames } } : property,
  );
  return writeFile({ ...outcome.header, properties }, outcome.content);
}
