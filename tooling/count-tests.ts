/** What Vitest's JSON report says of a file. */
export interface TestFile {
  /** Its path. */
  name: string;
  status: string;
  assertionResults: readonly { status: string }[];
}

/** How many tests passed and failed; of a file that was run more than once its last run counts. */
export function countTests(runs: readonly (readonly TestFile[])[]): { passed: number; failed: number } {
  const last = new Map(runs.flat().map((file) => [file.name, file]));
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of last.values()) {
    const own = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    // A file that does not even load has no failed test.
    failed += own === 0 && status === 'failed' ? 1 : own;
  }
  return { passed, failed };
}
