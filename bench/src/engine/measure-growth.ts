import { decodeReplay } from '@datacoach/replay';
import { writeFile } from '@datacoach/replay-fixtures';
import { fitLine, type LineFit, measureProcessorTime } from '../measure-time.ts';
import { analyzeFully, type EngineStats } from './measure-engine.ts';

const PIECES = 8;

/** Cost of the complete result of a file or a piece of one, in processor time. */
interface Cost {
  /** Frames, or frames times players. */
  size: number;
  ms: number;
}

/** How the cost of the complete result grows. */
export interface Growth {
  costs: Cost[];
  /** ms over thousands of the size. */
  fit: LineFit;
}

function growth(costs: Cost[]): Growth {
  return { costs, fit: fitLine(costs.map(({ size, ms }) => ({ x: size / 1000, y: ms }))) };
}

/** Over files and frames: a duel and a 3v3 of the same length differ, so a line explains little. */
export function growthOverFiles(rows: readonly EngineStats[]): Growth {
  return growth(rows.map(({ frames, resultProcessorMs }) => ({ size: frames, ms: resultProcessorMs })));
}

/** Over files and frames times players. */
export function growthOverPlayers(rows: readonly EngineStats[]): Growth {
  return growth(
    rows.map(({ frames, players, resultProcessorMs }) => ({
      size: frames * players,
      ms: resultProcessorMs,
    })),
  );
}

/** Over the first eighth, two eighths … of one replay: the same players, only more frames. */
export function measureGrowthOverPieces(bytes: Uint8Array, frames: number): Growth {
  const lengths = Array.from({ length: PIECES }, (_, index) => Math.round((frames * (index + 1)) / PIECES));
  return growth(
    lengths.map((size) => {
      const piece = cutReplay(bytes, size);
      return { size, ms: measureProcessorTime(() => analyzeFully(piece)) };
    }),
  );
}

/** The same replay with its first frames only: the header claims fewer, the stream is read that far. */
function cutReplay(bytes: Uint8Array, frames: number): Uint8Array {
  const outcome = decodeReplay(bytes, {});
  if (outcome.kind !== 'complete') throw new Error('only a whole replay can be cut');
  const properties = outcome.header.properties.map((property) =>
    property.key === 'NumFrames' ? { ...property, value: { kind: 'int' as const, value: frames } } : property,
  );
  return writeFile({ ...outcome.header, properties }, outcome.content);
}
