import type { ReactNode } from 'react';
import classes from './three-blocks.module.css';

interface ThreeBlocksProps {
  /** How many of the three are filled, 0-3. */
  filled: number;
  title?: string;
  /** The same in words. */
  children: ReactNode;
}

/** How much stands behind a number: three blocks and words. */
export function ThreeBlocks({ filled, title, children }: ThreeBlocksProps) {
  return (
    <span className={classes.badge} title={title}>
      <span className={classes.blocks} aria-hidden="true">
        {[1, 2, 3].map((block) => (
          <i key={block} data-on={block <= filled || undefined} />
        ))}
      </span>
      {children}
    </span>
  );
}
