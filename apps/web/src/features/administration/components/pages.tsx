import { formatNumber } from '@datacoach/analysis/format-number';
import { Button } from '@mantine/core';

interface PagesProps {
  /** What is paged: `users`. */
  of: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shows the current page of a list, with links to the others. */
export function Pages({ of, page, pageSize, total, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <nav
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-t3 text-[12px]"
      aria-label={`Pages of ${of}`}
    >
      <span>
        {formatNumber(first)} to {formatNumber(Math.min(total, page * pageSize))} of {formatNumber(total)}
      </span>
      {last > 1 && (
        <div className="flex items-center gap-2">
          <Button size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Back
          </Button>
          <span className="num">
            {formatNumber(page)} of {formatNumber(last)}
          </span>
          <Button size="xs" disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}
