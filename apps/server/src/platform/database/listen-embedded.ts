import type pg from 'pg';
import {
  ANNOUNCEMENTS,
  type AnnouncementListener,
  readAnnouncement,
  type StopListening,
} from './announcement.ts';

/** Listens on the embedded database's one connection, and on the one that replaces it. */
export async function listenEmbedded(
  pool: pg.Pool,
  { onAnnouncement, onGap }: AnnouncementListener,
): Promise<StopListening> {
  const onMessage = ({ channel, payload }: pg.Notification) => {
    if (channel === ANNOUNCEMENTS) onAnnouncement(readAnnouncement(payload));
  };
  let listening: pg.PoolClient | null = null;
  const listen = async (client: pg.PoolClient) => {
    listening = client;
    client.on('notification', onMessage);
    await client.query(`listen ${ANNOUNCEMENTS}`);
  };
  const client = await pool.connect();
  try {
    await listen(client);
  } finally {
    client.release();
  }
  // A replacement that cannot listen fails its next query too, and is replaced in turn.
  const onConnect = (replacement: pg.PoolClient) => void listen(replacement).then(onGap, () => {});
  pool.on('connect', onConnect);
  return async () => {
    pool.off('connect', onConnect);
    listening?.off('notification', onMessage);
  };
}
