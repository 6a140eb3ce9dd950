export interface TimedFile {
  project: string;
  path: string;
  ms: number;
}

const SHOWN = 15;

/** Returns lines that show where a run spent its time: its slowest files, and each project's total. */
export function describeTimes(files: readonly TimedFile[]): string[] {
  const slowest = [...files].sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
  const projects = Map.groupBy(files, ({ project }) => project);
  return [
    'slowest test files',
    ...slowest.map(({ project, path, ms }) => `${seconds(ms)} s  ${project}  ${path}`),
    'all files of a project',
    ...[...projects].map(([project, projectFiles]) => {
      const sum = projectFiles.reduce((total, { ms }) => total + ms, 0);
      return `${seconds(sum)} s  ${project}  ${projectFiles.length} files`;
    }),
  ];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(7);
}
