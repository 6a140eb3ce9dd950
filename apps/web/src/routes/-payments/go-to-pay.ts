import type { useNavigate } from '@tanstack/react-router';

/** The sandbox's page is one of the product, a real provider's is not. */
export function goToPay(url: string, navigate: ReturnType<typeof useNavigate>): void {
  if (url.startsWith('/')) void navigate({ href: url });
  else window.location.assign(url);
}
