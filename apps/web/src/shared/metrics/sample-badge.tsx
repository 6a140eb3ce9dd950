import { ThreeBlocks } from './three-blocks.tsx';

/** decisions.md 1.8: full from ten games on, provisional from three. */
const FULL = 10;
const PROVISIONAL = 3;

/** How many games a number stands on. */
export function SampleBadge({ games }: { games: number }) {
  return (
    <ThreeBlocks filled={games >= FULL ? 3 : games >= PROVISIONAL ? 2 : games > 0 ? 1 : 0}>
      <span className="nowrap">
        {games} {games === 1 ? 'game' : 'games'}
      </span>
    </ThreeBlocks>
  );
}
