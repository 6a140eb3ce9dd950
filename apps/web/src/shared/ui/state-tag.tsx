/** Whether something with a start and an end is still to come, runs or is over. */
export function RunTag({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const now = Date.now();
  if (Date.parse(endsAt) <= now) return <StateTag tone="off">Ended</StateTag>;
  return Date.parse(startsAt) > now ? (
    <StateTag tone="waits">Upcoming</StateTag>
  ) : (
    <StateTag tone="on">Running</StateTag>
  );
}

/** A state in one word; the color only supports it. */
export const StateTag = ({ tone, children }: { tone: 'on' | 'waits' | 'off'; children: string }) => (
  <span
    className="data-[tone=on]:bg-better-soft data-[tone=on]:text-better data-[tone=waits]:bg-warn-soft data-[tone=waits]:text-warn text-xs inline-block px-2 py-0.5 rounded-1 bg-s3 text-t2 font-medium whitespace-nowrap"
    data-tone={tone}
  >
    {children}
  </span>
);
