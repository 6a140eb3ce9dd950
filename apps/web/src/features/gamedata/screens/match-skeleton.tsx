import { Skeleton } from '@mantine/core';

/** The match page's own layout while it loads. */
export function MatchSkeleton() {
  return (
    <div className="grid gap-gutter" aria-busy="true">
      <div>
        <h1 className="sr-only">The match loads</h1>
        <Skeleton width={320} maw="70%" height={24} />
        <Skeleton width={240} maw="60%" height={12} mt={8} />
      </div>
      <SkeletonPanel lines={[1, 0.6]} block={120} />
      <SkeletonPanel lines={[0.9, 0.8, 0.85, 0.7, 0.95, 0.75]} />
      <div className="grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)] gap-gutter max-xl:grid-cols-1">
        <SkeletonPanel lines={[0.9, 0.8, 0.85, 0.7, 0.95, 0.75, 0.65, 0.88]} />
        <SkeletonPanel lines={[0.3]} block={300} />
      </div>
    </div>
  );
}

interface SkeletonPanelProps {
  /** Widths of the rows as shares of the panel. */
  lines: readonly number[];
  /** Height of the picture, if it has one. */
  block?: number;
}

function SkeletonPanel({ lines, block }: SkeletonPanelProps) {
  return (
    <div className="grid gap-4 content-start p-4 rounded-3 bg-s1">
      <Skeleton width={140} height={16} />
      {lines.map((share) => (
        <Skeleton key={share} width={`${share * 100}%`} height={16} />
      ))}
      {block && <Skeleton height={block} />}
    </div>
  );
}
