import {
  type BlockType,
  formatIssue,
  type PlanBlock,
  type PlanContent,
  type PlanWeek,
} from '@datacoach/contract';
import { createContext, use, useMemo, useState } from 'react';
import { loadBody, mapIssuesToFields } from '../../../app/entity-form/use-entity-form.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';

export function replaceItem<T>(list: readonly T[], at: number, entry: T): T[] {
  return list.map((one, index) => (index === at ? entry : one));
}
export function removeItem<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}
export function moveItem<T>(list: readonly T[], at: number, step: -1 | 1): T[] {
  const to = at + step;
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return [...list];
  return list.map((entry, index) => (index === at ? other : index === to ? one : entry));
}

const DEFAULT_METRIC = 'doubleCommits';
const createCommonFields = (type: BlockType) => ({
  key: `${type}-1`,
  title: '',
  minutes: 10,
  from: 20 as const,
});

const NEW_BLOCKS: { readonly [Type in BlockType]: (metric: string) => Extract<PlanBlock, { type: Type }> } = {
  'warm-up': () => ({ ...createCommonFields('warm-up'), type: 'warm-up', how: '', cue: '' }),
  pack: () => ({
    ...createCommonFields('pack'),
    type: 'pack',
    how: '',
    pack: null,
    unit: 'shots',
    shots: 10,
    repetitions: 2,
    passMark: 7,
    counts: '',
    vary: '',
    note: '',
  }),
  'own-mistakes': () => ({ ...createCommonFields('own-mistakes'), type: 'own-mistakes', how: '', kinds: [] }),
  'clip-review': () => ({
    ...createCommonFields('clip-review'),
    type: 'clip-review',
    question: '',
    kinds: [],
    clips: 3,
  }),
  'ranked-set': (metric) => ({
    ...createCommonFields('ranked-set'),
    type: 'ranked-set',
    games: 3,
    rule: '',
    metric,
  }),
  video: () => ({
    ...createCommonFields('video'),
    type: 'video',
    link: '',
    seconds: 300,
    chapter: null,
    captions: true,
  }),
  check: (metric) => ({ ...createCommonFields('check'), type: 'check', title: 'Check', minutes: 1, metric }),
};

export function createBlock(type: BlockType, weeks: readonly PlanWeek[], metric: string): PlanBlock {
  const block = NEW_BLOCKS[type](metric);
  const taken = new Set(
    weeks.flatMap(({ sessions }) => sessions).flatMap(({ blocks }) => blocks.map(({ key }) => key)),
  );
  let number = 1;
  while (taken.has(`${type}-${number}`)) number++;
  return { ...block, key: `${type}-${number}` };
}

export function createWeek(weeks: readonly PlanWeek[]): PlanWeek {
  const check = weeks.at(-1)?.sessions.at(-1)?.blocks.at(-1);
  const metric = check?.type === 'check' ? check.metric : DEFAULT_METRIC;
  const blocks = [createBlock('check', weeks, metric)];
  return { theme: '', why: '', rule: '', sessions: [{ day: 1, equipment: 'Rocket League', blocks }] };
}

export const createPlan = (): PlanContent => ({
  title: '',
  summary: '',
  tiers: [1, 22],
  mode: null,
  categories: [],
  minutesPerDay: 40,
  opensWith: 'Basic',
  weeks: [createWeek([])],
});

/** The contract's messages for a plan, by the path of the field: `weeks.0.rule`. */
type PlanErrors = Readonly<Record<string, string>>;

export const PlanErrorsContext = createContext<PlanErrors>({});

/** Returns the messages for a part of the plan: `weeks.0`, or an empty path for the plan itself. */
export function usePlanErrors(part: string) {
  const errors = use(PlanErrorsContext);
  const errorOf = (field: string) => errors[part === '' ? field : `${part}.${field}`];
  return {
    error: errors[part],
    hasErrors: findPart(errors, part),
    errorOf,
    /** Returns the props of an input for one of the part's texts. */
    bindText: <Name extends string>(
      values: Readonly<Record<Name, string>>,
      field: Name,
      maxLength: number,
      onChange: (change: Record<Name, string>) => void,
    ) => ({
      error: errorOf(field),
      maxLength,
      ...getInputProps(values[field], (text) => onChange({ [field]: text } as Record<Name, string>)),
    }),
  };
}

const findPart = (errors: PlanErrors, part: string): boolean =>
  Object.keys(errors).some((path) => path === part || path.startsWith(`${part}.`));

type Rules = Awaited<ReturnType<typeof loadBody<'createTrainingPlan'>>>;

const listErrors = (rules: Rules, content: PlanContent): PlanErrors =>
  mapIssuesToFields(rules.safeParse(content, { error: formatIssue }).error?.issues ?? []);

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

const listWrongWeeks = ({ weeks }: PlanContent, errors: PlanErrors): number[] =>
  weeks.flatMap((_, week) => (findPart(errors, `weeks.${week}`) ? [week] : []));
