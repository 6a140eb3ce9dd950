import { RANK_IDS } from '@datacoach/contract';
import { z } from 'zod';
import type { Logger } from '../../platform/logging/logger.ts';
import type { RankProvider } from './rank-provider.ts';

/** The page waits for it. */
const LIMIT_MS = 5000;

const rank = z
  .string()
  .refine((id) => RANK_IDS.includes(id))
  .optional();
const ranks = z.object({ duel: rank, doubles: rank, standard: rank });

/** A provider behind HTTP: `GET <url>/<Epic user name>` answers `{ duel, doubles, standard }` with rank ids. */
export function httpRankProvider(url: string, logger: Logger): RankProvider {
  return {
    async ranksOf({ epicUserName }) {
      try {
        const address = `${url}/${encodeURIComponent(epicUserName)}`;
        const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' });
        if (answer.status === 404) return null;
        const { duel, doubles, standard } = ranks.parse(await answer.json());
        return { ...(duel && { duel }), ...(doubles && { doubles }), ...(standard && { standard }) };
      } catch (error) {
        logger.warn({ err: error }, 'rank provider');
        return null;
      }
    },
  };
}
