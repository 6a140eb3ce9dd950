import type { ENDPOINTS } from '@datacoach/contract';
import type { z } from 'zod';

export type ProgressionQuery = z.output<typeof ENDPOINTS.getProgression.query>;
