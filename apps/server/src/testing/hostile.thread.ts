let isWarm = false;

export function warmUp(): void {
  isWarm = true;
}

/** Runs pool test tasks: does what the task says, good or bad. */
export default async function behave(
  task: 'work' | 'throw' | 'hang' | 'eat' | 'exit' | 'is-warm',
): Promise<string> {
  switch (task) {
    case 'work':
      return 'done';
    case 'is-warm':
      return String(isWarm);
    case 'throw':
      throw new TypeError('a mistake in the work');
    case 'hang':
      for (;;);
    case 'eat': {
      const eaten: object[] = [];
      for (;;) eaten.push(new Array(10_000).fill({ more: Math.random() }));
    }
    case 'exit':
      return process.exit(3);
  }
}
