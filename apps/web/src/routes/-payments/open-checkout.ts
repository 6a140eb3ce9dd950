import type { useNavigate } from '@tanstack/react-router';

/** Opens the payment page; the sandbox's is part of the app, a real provider's is not. */
export function openCheckout(
  url: string,
  navigate: ReturnType<typeof useNavigate>,
  isRedirect = false,
): void {
  if (url.startsWith('/')) void navigate({ href: url, replace: isRedirect });
  else if (isRedirect) window.location.replace(url);
  else window.location.assign(url);
}
