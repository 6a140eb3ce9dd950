import { formatNumber } from '@datacoach/analysis/format-number';
import { Button } from '@mantine/core';

interface PagesNavProps {
  label: string;
  page: { pageIndex: number; pageSize: number; total: number };
  onChange: (pageIndex: number) => void;
}

/** Back and next for a list paged by the server; hidden if there is only one page. */
export function PagesNav({ label, page: { pageIndex, pageSize, total }, onChange }: PagesNavProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav className="flex items-center justify-center gap-3 pt-4" aria-label={label}>
      <Button size="xs" data-repeat disabled={pageIndex === 0} onClick={() => onChange(pageIndex - 1)}>
        Back
      </Button>
      <span className="num">
        {formatNumber(pageIndex + 1)} of {formatNumber(pages)}
      </span>
      <Button size="xs" data-repeat disabled={pageIndex + 1 >= pages} onClick={() => onChange(pageIndex + 1)}>
        Next
      </Button>
    </nav>
  );
}
