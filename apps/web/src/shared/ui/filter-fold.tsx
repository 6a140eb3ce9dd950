import { type ReactNode, useState } from 'react';

interface FilterFoldProps {
  /** How many filters are set; shown while they are folded. */
  used?: number;
  /** Stays visible when the rest is folded. */
  lead?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Filters side by side; on a phone behind one button, so that the page doesn't start with rows of them. */
export function FilterFold({ used = 0, lead, className = '', children }: FilterFoldProps) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <search className={`${className} flex flex-wrap items-center gap-2`}>
      {lead}
      <button
        type="button"
        className="max-md:inline-flex max-md:items-center max-md:min-h-11 hidden h-[var(--control)] px-2.5 py-0 border border-line-control rounded-2 bg-s1 text-t1 font-inherit cursor-pointer"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        Filters{used > 0 && `, ${used} set`}
      </button>
      <div
        className="contents max-md:flex max-md:flex-[1_1_100%] max-md:flex-wrap max-md:gap-2 max-md:data-folded:hidden"
        data-folded={!unfolded || undefined}
      >
        {children}
      </div>
    </search>
  );
}
