import type { Clock } from '@datacoach/contract';
import { createContext, type ReactNode, useContext } from 'react';

/** A moment of a match that another feature can take. */
export interface ClipSource {
  readonly matchId: string;
  /** Seconds into the recording. */
  readonly time: number;
  readonly clock: Clock;
  /** Report key of the player whose camera shows it. */
  readonly player: string | null;
  readonly label: string;
}

const Context = createContext<((clip: ClipSource) => ReactNode) | null>(null);
/** Gives the clips on a screen an action of another feature: they meet in a route. */
export const ClipActionProvider = Context.Provider;

/** The screen's action for a clip; nothing without one. */
export const ClipAction = ({ clip }: { clip: ClipSource }) => useContext(Context)?.(clip) ?? null;
