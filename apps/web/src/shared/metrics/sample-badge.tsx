import { counted } from '@datacoach/analysis/format-number';
import type { ReactNode } from 'react';
import classes from './metrics.module.css';

/** decisions.md 1.8: full from ten games, provisional from three. */
const MIN_FULL_GAMES = 10;
const PROVISIONAL = 3;

/** Shows how many games a number is based on. */
export const SampleBadge = ({ games }: { games: number }) => (
  <ThreeBlocks filled={games >= MIN_FULL_GAMES ? 3 : games >= PROVISIONAL ? 2 : games > 0 ? 1 : 0}>
    <span className="nowrap">{counted(games, 'game')}</span>
  </ThreeBlocks>
);

interface ThreeBlocksProps {
  /** Number of filled blocks, 0-3. */
  filled: number;
  title?: string;
  children: ReactNode;
}

/** Shows how reliable a number is, as three blocks and text. */
export const ThreeBlocks = ({ filled, title, children }: ThreeBlocksProps) => (
  <span className="text-xs inline-flex items-center gap-1.25 text-t3" title={title}>
    <span className={`${classes.blocks} inline-flex gap-0.25`} aria-hidden="true">
      {[1, 2, 3].map((block) => (
        <i className="w-1 h-1.75 bg-s4" key={block} data-on={block <= filled || undefined} />
      ))}
    </span>
    {children}
  </span>
);
