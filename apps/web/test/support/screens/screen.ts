import type { Page } from 'playwright-core';

/**
 * Who opens a screen: no one, an account whose first steps lie ahead, one without matches, one with uploaded matches,
 * one with a season of games, a coach, an administrator.
 */
export type Caller = 'visitor' | 'first' | 'newcomer' | 'player' | 'regular' | 'coach' | 'admin';

/** One screen in one state: the list that every check of layout and accessibility goes through. */
export interface Screen {
  readonly name: string;
  /** `{match}` stands for the path of an uploaded match. */
  readonly path: string;
  readonly caller: Caller;
  /** Sets up the connection before the screen opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the screen into its state after it opened. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** `before` leaves something in the browser for good (an init script): no other screen uses its page. */
  readonly alone?: boolean;
  /** It exists below 981 px only. */
  readonly narrow?: boolean;
  /** The screen is about a failure, which React logs too. */
  readonly fails?: boolean;
  /** Text that stands there when the screen is complete. */
  readonly ready: string;
}

/**
 * Looks at a screen, one after the other on one page. What axe reads differs between the widest and the narrowest only,
 * and an element's colors do not depend on the width: of those the narrowest looks at what the widest does not show.
 */
export const LOOKS = [
  { width: 1440, height: 900, scheme: 'dark', axe: 'everything' },
  { width: 1440, height: 900, scheme: 'light', axe: 'contrast' },
  { width: 900, height: 900, scheme: 'dark', axe: 'nothing' },
  { width: 390, height: 844, scheme: 'dark', axe: 'unseen' },
] as const;
