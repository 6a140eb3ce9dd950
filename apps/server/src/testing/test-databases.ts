/** Where the tests of a run find their databases; made once by the global setup. */
interface TestDatabases {
  /** Migrated PGlite data folder, to be copied. */
  embeddedFolder: string;
  /** Dump of it. */
  embeddedTemplate: string;
  /** Address of the PostgreSQL server's maintenance database. */
  postgresUrl: string;
  /** Name of a migrated database there, to be copied. */
  postgresTemplate: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}
