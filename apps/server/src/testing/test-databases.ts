/** Where a run's tests find their databases; created once by the global setup. */
interface TestDatabases {
  /** Migrated PGlite data folder to copy. */
  embeddedFolder: string;
  /** Dump of it. */
  embeddedTemplate: string;
  /** URL of the PostgreSQL server's maintenance database. */
  postgresUrl: string;
  /** Name of a migrated database there to copy. */
  postgresTemplate: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}
