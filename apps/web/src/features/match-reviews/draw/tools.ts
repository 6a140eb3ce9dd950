import type { MarkColor } from '@datacoach/contract';

export const TOOLS = ['arrow', 'zone', 'ring', 'text', 'pen'] as const;
export type Tool = (typeof TOOLS)[number];

/** What the hand holds. */
export interface Hand {
  readonly tool: Tool | null;
  readonly color: MarkColor;
  /** Words that the next text says. */
  readonly text: string;
}

export const EMPTY_HAND: Hand = { tool: null, color: 'yellow', text: '' };
