import type { ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** A page's header: its title, one line of facts (two on a phone, from the start, so that nothing moves), its actions. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="flex-[1_1_300px] min-w-0">
        <h1 className="wrap-anywhere">{title}</h1>
        {subtitle && (
          <p className="text-xs mt-0.5 text-t3 text-balance wrap-anywhere max-md:min-h-[2lh]">{subtitle}</p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
