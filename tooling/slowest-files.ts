export interface TimedFile {
  project: string;
  path: string;
  ms: number;
}

const SHOWN = 15;

/** Lines that say where a run's time went: its slowest files, and what each project's files took together. */
export function describeTimes(files: readonly TimedFile[]): string[] {
  const slowest = [...files].sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
  const projects = Map.groupBy(files, ({ project }) => project);
  return [
    'slowest test files',
    ...slowest.map(({ project, path, ms }) => `${seconds(ms)} s  ${project}  ${path}`),
    'all files of a project',
    ...[...projects].map(([project, own]) => {
      const sum = own.reduce((total, { ms }) => total + ms, 0);
      return `${seconds(sum)} s  ${project}  ${own.length} files`;
    }),
  ];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(7);
}
