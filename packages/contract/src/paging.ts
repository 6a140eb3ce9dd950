import { z } from 'zod';

/** A page of a list; `pageIndex` counts from 0. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    pageIndex: z.number().int().min(0),
    pageSize: z.number().int().min(1),
    total: z.number().int().min(0),
  });
}
