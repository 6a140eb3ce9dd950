import { issueText, type PlanContent } from '@datacoach/contract';
import { createContext, use, useMemo, useState } from 'react';
import { loadBody, mapIssuesToFields } from '../../../app/entity-form/load-body.ts';

/** The contract's messages for a plan, by the path of the field: `weeks.0.rule`. */
type PlanErrors = Readonly<Record<string, string>>;

export const PlanErrorsContext = createContext<PlanErrors>({});

/** Returns the messages for a part of the plan: `weeks.0`, or an empty path for the plan itself. */
export function usePlanErrors(part: string) {
  const errors = use(PlanErrorsContext);
  return {
    error: errors[part],
    hasErrors: findPart(errors, part),
    errorOf: (field: string): string | undefined => errors[part === '' ? field : `${part}.${field}`],
  };
}

function findPart(errors: PlanErrors, part: string): boolean {
  return Object.keys(errors).some((path) => path === part || path.startsWith(`${part}.`));
}

type Rules = Awaited<ReturnType<typeof loadBody<'createTrainingPlan'>>>;

const listErrors = (rules: Rules, content: PlanContent): PlanErrors =>
  mapIssuesToFields(rules.safeParse(content, { error: issueText }).error?.issues ?? []);

/** Checks a plan by the contract before it is saved; from the first refusal on, the messages follow what is typed. */
export function usePlanRules(content: PlanContent) {
  const [refusing, setRefusing] = useState<Rules | null>(null);
  const errors = useMemo(() => (refusing ? listErrors(refusing, content) : {}), [refusing, content]);
  return {
    errors,
    wrongWeeks: listWrongWeeks(content, errors),
    /** Returns the wrong weeks, which may be none; null if every field is right. */
    async check(): Promise<number[] | null> {
      const rules = refusing ?? (await loadBody('createTrainingPlan'));
      const found = listErrors(rules, content);
      if (Object.keys(found).length === 0) return null;
      setRefusing(rules);
      return listWrongWeeks(content, found);
    },
  };
}

/** Indices of the weeks with wrong fields. */
function listWrongWeeks({ weeks }: PlanContent, errors: PlanErrors): number[] {
  return weeks.flatMap((_, week) => (findPart(errors, `weeks.${week}`) ? [week] : []));
}
