import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { storeGames } from './store-games.ts';

/** Adds copies of an account that agree to research, each with one doubles match that counts for the references of a tier. */
export async function addRankPlayers(
  database: DatabaseHandle,
  userId: string,
  { tier, count, at }: { tier: number; count: number; at: Date },
): Promise<void> {
  const { pool } = database;
  for (let n = 0; n < count; n++) {
    const name = `other-${randomUUID()}`;
    const { rows } = await pool.query(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object(
         'id', gen_random_uuid(), 'email', $2::text, 'email_key', $2::text,
         'user_name', $3::text, 'user_name_key', $3::text))).*
       from users u where id = $1 returning id`,
      [userId, `${name}@example.com`, name.slice(0, 20)],
    );
    const { id } = rows[0] as { id: string };
    await pool.query(`insert into get_started_answers (user_id, age_band) values ($1, '18-or-older')`, [id]);
    await pool.query(
      `insert into consents (user_id, kind, is_given, since) values ($1, 'research', true, $2)`,
      [id, at],
    );
    const [stored] = await storeGames(database, id, `steam:${name}`, [
      // A reference needs a spread.
      { playedAt: at, times: 0.7 + n / 50 },
    ]);
    await pool.query(
      `insert into reference_matches (match_id, identity, user_id, mode, tier, rank_known_at, played_at, facts_at, status)
       values ($1, $2, $3, 'doubles', $4, $5, $5, $5, 'counted')`,
      [stored!.matchId, `steam:${name}`, id, tier, at],
    );
  }
}
