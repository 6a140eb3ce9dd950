import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface LazyOverlayProps {
  when: boolean;
  fallback?: ReactNode;
  /** Renders it opened or closed. */
  children: (opened: boolean) => ReactNode;
}

/** Renders a dialog, drawer or menu whose script loads on first use; kept mounted from then on so that it can fade out. */
export function LazyOverlay({ when, fallback, children }: LazyOverlayProps) {
  const [known, setKnown] = useState(when);
  if (when && !known) setKnown(true);
  if (!known && !when) return null;
  return (
    <Suspense fallback={fallback}>
      <OpenAfterMount when={when}>{children}</OpenAfterMount>
    </Suspense>
  );
}

/** Starts closed: only a dialog that opens afterwards restores the focus when it closes. */
function OpenAfterMount({ when, children }: Omit<LazyOverlayProps, 'fallback'>) {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return children(when && here);
}
