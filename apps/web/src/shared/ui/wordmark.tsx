/** The logo: a field with cut corners, halfway line and center circle; the center spot is the only accent. */
export const Mark = ({ height = 20 }: { height?: number }) => (
  <svg
    className="text-t1 fill-none flex-none"
    width={(height * 40) / 32}
    height={height}
    viewBox="0 0 40 32"
    aria-hidden="true"
  >
    <path d="M8.5 1.5h23l7 7v15l-7 7h-23l-7-7v-15z" stroke="currentColor" strokeWidth="2" />
    <path d="M20 1.5v7M20 23.5v7" stroke="currentColor" strokeWidth="2" />
    <circle cx="20" cy="16" r="7.5" stroke="currentColor" strokeWidth="2" />
    <circle cx="20" cy="16" r="2.6" fill="var(--accent)" />
  </svg>
);

export const Wordmark = ({ large = false }: { large?: boolean }) => (
  <span
    className="inline-flex items-center gap-2.5 text-[16px] font-[650] font-stretch-120% tracking-[-0.01em] data-large:text-[20px]"
    data-large={large || undefined}
  >
    <Mark height={large ? 24 : 20} />
    <span>DataCoach</span>
  </span>
);
