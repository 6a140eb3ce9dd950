import type { ManagedPlan, ManagedPlanRow, PlanContent } from '@datacoach/contract';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';

const refresh = async () => {
  await refetchQueries([PATH, ITEM]);
};

/** Creates a draft, or the next version of the given plan, and sets its photo; returns its id. */
export async function savePlan(
  content: PlanContent,
  photoUrl: string | null,
  changed: ManagedPlan | null,
): Promise<string> {
  const id = changed?.content === content ? changed.id : await saveContent(content, changed);
  const before = changed?.photoUrl ?? null;
  if (photoUrl !== before) await savePhoto(id, photoUrl, before);
  await refresh();
  return id;
}

async function saveContent(content: PlanContent, changed: ManagedPlan | null): Promise<string> {
  const data = changed
    ? await server.PUT(ITEM, {
        path: { planId: changed.id },
        query: { version: changed.newestVersion },
        body: content,
      })
    : await server.POST(PATH, { body: content });
  return data.id;
}

async function savePhoto(planId: string, photoUrl: string | null, before: string | null): Promise<void> {
  photoUrl === null && before !== null
    ? await server.DELETE('/api/v1/trainingplan/training-plan-photo-delete', {
        query: { fileUrl: before, id: planId, module: 15 },
      })
    : await server.PUT(`${ITEM}/photo`, { path: { planId }, body: { photoUrl } });
}

/** Deletes an uploaded photo that is no longer needed; ignores one that is gone or in use. */
export async function deleteThumbnail(fileUrl: string): Promise<void> {
  await server
    .DELETE('/api/v1/filestorage/delete-training-thumbnail', { query: { fileUrl } })
    .catch(() => undefined);
}

export async function setPlanStatus(planId: string, status: 'published' | 'archived'): Promise<void> {
  await server.PUT(`${ITEM}/status`, { path: { planId }, body: { status } });
  await refresh();
}

export async function deletePlan(planId: string): Promise<void> {
  await server.DELETE(ITEM, { path: { planId } }).catch(ignoreNotFound);
  await refetchQueries([PATH]);
}

export const PATH = '/api/v1/admin/training-plans';
export const ITEM = `${PATH}/{planId}` as const;

export interface PlanFilter {
  status?: ManagedPlanRow['status'] | undefined;
  search: string;
  pageIndex: number;
}

export function managedPlansQuery({ status, search, pageIndex }: PlanFilter) {
  const query = { search, pageIndex, ...(status && { status }) };
  return keepPrevious(endpointQuery(PATH, { query }));
}

export const managedPlanQuery = (planId: string) => endpointQuery(ITEM, { path: { planId } });
