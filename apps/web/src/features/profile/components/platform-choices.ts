import { PLATFORMS } from '@datacoach/contract';

export const PLATFORM_CHOICES = [
  { value: String(PLATFORMS.pc), label: 'PC' },
  { value: String(PLATFORMS.console), label: 'Console' },
] as const;
