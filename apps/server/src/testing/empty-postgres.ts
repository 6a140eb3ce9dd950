import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on a PostgreSQL server. */
export async function makeEmptyDatabase(serverUrl: string): Promise<EmptyDatabase> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // Not from template1, which is locked while the tests' template is copied.
  await administer(`create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}
