import type pg from 'pg';
import type { Db } from 'pg-boss';

/**
 * Lets pg-boss work through the embedded database's one-connection pool. A failed multi-statement leaves the session
 * in an aborted transaction, and there is no other session: roll it back before release.
 */
export function poolAdapter(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result: unknown = await client.query(text, values as unknown[]);
        const results = (Array.isArray(result) ? result : [result]) as pg.QueryResult[];
        client.release();
        return { rows: results.flatMap((one) => one.rows) };
      } catch (error) {
        await client.query('ROLLBACK').then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const onMessage = (message: pg.Notification) => {
        if (message.channel === channel) onNotification(message.payload ?? '');
      };
      const subscribe = async (client: pg.PoolClient) => {
        client.on('notification', onMessage);
        await client.query(`LISTEN "${channel}"`);
        onReconnect();
      };
      const client = await pool.connect();
      try {
        await subscribe(client);
      } finally {
        client.release();
      }
      // A replacement connection that cannot listen fails its next query too; until then jobs are polled for.
      const onConnect = (replacement: pg.PoolClient) => void subscribe(replacement).catch(() => {});
      pool.on('connect', onConnect);
      return {
        close: async () => {
          pool.off('connect', onConnect);
          client.off('notification', onMessage);
        },
      };
    },
  };
}
