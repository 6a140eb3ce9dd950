/** The environment does not allow the server to start; the message says what to change. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`DataCoach cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}
