import { PLATFORMS, type Platform, REPLAY_STATUS } from '@datacoach/contract';
import type { Settlement } from '../membership/index.ts';
import type { ReplayResult } from '../replays/index.ts';

/** Platforms of consoles, as identities name them. */
const CONSOLES: ReadonlySet<string> = new Set(['ps4', 'xbox', 'switch']);

/**
 * Whether an analysed upload counts towards the month's replays (decisions.md 7.3): not when it failed or has only a
 * scoreboard; and one of a PC player (also who has not said so) with console players among the others does not either.
 */
export function uploadSettlement(
  { status, coverage, summary }: Pick<ReplayResult, 'status' | 'coverage' | 'summary'>,
  ownerPlatform: Platform | null,
): Settlement {
  if (status !== REPLAY_STATUS.completed || coverage !== 'full') return 'upload-returned';
  const onPc = (ownerPlatform ?? PLATFORMS.pc) === PLATFORMS.pc;
  const identities = Object.keys(summary?.teams ?? {});
  const withConsole = identities.some((identity) => CONSOLES.has(identity.split(':')[0]!));
  return onPc && withConsole ? 'upload-console' : 'upload-kept';
}
