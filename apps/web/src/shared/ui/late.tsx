import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface LateProps {
  wanted: boolean;
  /** Meanwhile. */
  fallback?: ReactNode;
  /** Draws it opened or closed. */
  children: (opened: boolean) => ReactNode;
}

/**
 * Draws a dialog, drawer or menu whose script is loaded when it is first wanted; kept from then on, so that it can fade
 * out.
 */
export function Late({ wanted, fallback, children }: LateProps) {
  const [known, setKnown] = useState(wanted);
  if (wanted && !known) setKnown(true);
  if (!known && !wanted) return null;
  return (
    <Suspense fallback={fallback}>
      <Arrived wanted={wanted}>{children}</Arrived>
    </Suspense>
  );
}

/** Closed at first: only what opens remembers where the focus was, and gives it back. */
function Arrived({ wanted, children }: Omit<LateProps, 'fallback'>) {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return children(wanted && here);
}
