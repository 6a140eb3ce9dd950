import type { MarkColor } from '@datacoach/contract';

export const TOOLS = ['arrow', 'zone', 'ring', 'text', 'pen'] as const;
export type Tool = (typeof TOOLS)[number];

export interface DrawingState {
  readonly tool: Tool | null;
  readonly color: MarkColor;
  /** Content of the next text mark. */
  readonly text: string;
}

export const NO_TOOL: DrawingState = { tool: null, color: 'yellow', text: '' };
