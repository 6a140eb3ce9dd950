/** A file in Vitest's JSON report. */
export interface TestFile {
  name: string;
  status: string;
  assertionResults: readonly { status: string }[];
}

/** Counts passed and failed tests; for a file with several runs the last one counts. */
export function countTests(runs: readonly (readonly TestFile[])[]): { passed: number; failed: number } {
  const last = new Map(runs.flat().map((file) => [file.name, file]));
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of last.values()) {
    const failedHere = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    // A file that doesn't even load has no failed tests.
    failed += failedHere === 0 && status === 'failed' ? 1 : failedHere;
  }
  return { passed, failed };
}
