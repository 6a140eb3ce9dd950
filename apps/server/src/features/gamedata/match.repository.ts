import type { MatchReport } from '@datacoach/contract';
import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { matches, matchPlayers, matchReports, playerFacts } from './match.table.ts';

export type Match = typeof matches.$inferSelect;
export type NewMatch = typeof matches.$inferInsert;

/** Adds a match; null when one with this identity is there. */
export async function insertMatch(tx: Transaction, match: NewMatch): Promise<Match | null> {
  const rows = await tx
    .insert(matches)
    .values(match)
    .onConflictDoNothing({ target: matches.identity })
    .returning();
  return rows[0] ?? null;
}

/** The match with this identity, kept from other transactions until this one ends. */
export async function lockMatch(tx: Transaction, identity: string): Promise<Match | null> {
  const rows = await tx.select().from(matches).where(eq(matches.identity, identity)).for('update');
  return rows[0] ?? null;
}

export async function updateMatch(tx: Transaction, id: string, values: Partial<NewMatch>): Promise<void> {
  await tx.update(matches).set(values).where(eq(matches.id, id));
}

export async function readReport(db: Executor, matchId: string): Promise<MatchReport | null> {
  const rows = await db.select().from(matchReports).where(eq(matchReports.matchId, matchId));
  return rows[0]?.report ?? null;
}

/** Writes the report and the rows made from it, in place of those that were there. */
export async function replaceReport(tx: Transaction, matchId: string, report: MatchReport): Promise<void> {
  await tx.delete(matchPlayers).where(eq(matchPlayers.matchId, matchId));
  await tx.delete(playerFacts).where(eq(playerFacts.matchId, matchId));
  await tx
    .insert(matchReports)
    .values({ matchId, report })
    .onConflictDoUpdate({ target: matchReports.matchId, set: { report } });
  if (report.players.length === 0) return;
  await tx.insert(matchPlayers).values(
    report.players.map((player) => ({
      matchId,
      playerKey: player.key,
      identity: playerIdentity(player),
      name: player.name,
      nameHidden: player.nameHidden,
      team: player.team,
      bot: player.bot,
      mvp: player.mvp,
      carName: player.car?.name ?? null,
    })),
  );
  await tx
    .insert(playerFacts)
    .values(report.players.map(({ key, statistics }) => ({ matchId, playerKey: key, statistics })));
}

/** Who a player is in every match: platform and platform id. Null for bots and files without ids. */
export function playerIdentity({
  platform,
  platformId,
  bot,
}: Pick<MatchReport['players'][number], 'platform' | 'platformId' | 'bot'>): string | null {
  return bot || platformId === null ? null : `${platform}:${platformId}`;
}
