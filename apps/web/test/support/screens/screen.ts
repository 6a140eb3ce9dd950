import type { Page } from 'playwright-core';

/**
 * Who opens a screen: a visitor, an account that hasn't done its first steps, one without matches, one with uploaded
 * matches, one with a season of games, a coach, an administrator.
 */
export type Caller = 'visitor' | 'first' | 'newcomer' | 'player' | 'regular' | 'coach' | 'admin';

/** One screen in one state; every layout and accessibility check runs through this list. */
export interface Screen {
  readonly name: string;
  /** `{match}` stands for the path of an uploaded match. */
  readonly path: string;
  readonly caller: Caller;
  /** Sets up the connection before the screen opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the screen into its state after it has opened. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Whether `before` changes the browser permanently (an init script), so that no other screen can use its page. */
  readonly alone?: boolean;
  /** Whether it only exists below 981 px. */
  readonly narrow?: boolean;
  /** Whether the screen shows a failure, which React logs too. */
  readonly fails?: boolean;
  /** Text that is visible once the screen is complete. */
  readonly ready: string;
}

/**
 * Viewports and themes, checked one after the other on one page. axe's results only differ between the widest and the
 * narrowest: the narrowest only checks what the widest doesn't show.
 */
export const LOOKS = [
  { width: 1440, height: 900, scheme: 'dark', axe: 'everything' },
  { width: 1440, height: 900, scheme: 'light', axe: 'colors' },
  { width: 900, height: 900, scheme: 'dark', axe: 'nothing' },
  { width: 390, height: 844, scheme: 'dark', axe: 'unseen' },
] as const;

/** Screenshots include the light theme at every width. */
export const PICTURE_LOOKS = [
  ...LOOKS,
  { width: 900, height: 900, scheme: 'light', axe: 'nothing' },
  { width: 390, height: 844, scheme: 'light', axe: 'nothing' },
] as const;
