import type { useNavigate } from '@tanstack/react-router';

/** Opens the payment page; the sandbox's is part of the app, a real provider's is not. */
export function goToPay(url: string, navigate: ReturnType<typeof useNavigate>): void {
  if (url.startsWith('/')) void navigate({ href: url });
  else window.location.assign(url);
}
