import { formatNumber } from '@datacoach/analysis/format-number';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';

interface PagesProps {
  /** What is paged: `users`. */
  of: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

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
          <TextButton label="Back" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)} />
          <span className="num">
            {formatNumber(page)} of {formatNumber(last)}
          </span>
          <TextButton label="Next" size="xs" disabled={page >= last} onClick={() => onPage(page + 1)} />
        </div>
      )}
    </nav>
  );
}

interface PageOfList {
  items: readonly unknown[];
  pageSize: number;
  total: number;
}

interface PagedQueryBoundaryProps<Page> extends Pick<PagesProps, 'page' | 'onPage'> {
  query: UseQueryResult<Page, unknown>;
  /** What is loaded: "the audit trail". */
  what: string;
  /** What is paged, if it is called otherwise. */
  of?: string;
  /** Approximate, px. */
  height: number;
  empty: ReactNode;
  /** Of a frame around the links to the pages. */
  pagesClassName?: string | undefined;
  children: (page: Page) => ReactNode;
}

export function PagedQueryBoundary<Page extends PageOfList>(props: PagedQueryBoundaryProps<Page>) {
  const { query, what, of = what, height, page, onPage, empty, pagesClassName, children } = props;
  return (
    <QueryBoundary query={query} what={what} height={height}>
      {(answer) => {
        const { pageSize, total } = answer;
        if (total === 0) return empty;
        const pages = <Pages of={of} page={page} pageSize={pageSize} total={total} onPage={onPage} />;
        return (
          <>
            {children(answer)}
            {pagesClassName ? <div className={pagesClassName}>{pages}</div> : pages}
          </>
        );
      }}
    </QueryBoundary>
  );
}
