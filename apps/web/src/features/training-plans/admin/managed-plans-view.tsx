import type { ManagedPlanRow } from '@datacoach/contract';
import { PLAN_LABELS, TRAINING_PLAN_STATUSES } from '@datacoach/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { modeLabel, ranksLabel } from '../words/plan-words.ts';
import { managedPlansQuery } from './managed-plans.ts';

const SEARCH_PAUSE_MS = 250;

export const STATUS_WORDS: Readonly<
  Record<ManagedPlanRow['status'], { word: string; tone: 'on' | 'waits' | 'off' }>
> = {
  published: { word: 'Published', tone: 'on' },
  draft: { word: 'Draft', tone: 'waits' },
  archived: { word: 'Archived', tone: 'off' },
};

/** Every training plan, page by page. */
export function ManagedPlansView({ onOpen }: { onOpen: (planId: string) => void }) {
  const mayEdit = usePermits()('TrainingPlans', 'Edit');
  const [status, setStatus] = useState<ManagedPlanRow['status'] | undefined>();
  const [written, setWritten] = useState('');
  const [pageIndex, setPage] = useState(0);
  const [search] = useDebouncedValue(written.trim(), SEARCH_PAUSE_MS);
  const plans = useQuery(managedPlansQuery({ status, search, pageIndex }));
  const { data } = plans;
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          type="search"
          label="Search"
          placeholder="Words of the title"
          value={written}
          maxLength={80}
          onChange={(event) => {
            setWritten(event.currentTarget.value);
            setPage(0);
          }}
        />
        <NativeSelect
          label="State"
          value={status ?? ''}
          data={[
            { value: '', label: 'All' },
            ...TRAINING_PLAN_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].word })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setStatus(TRAINING_PLAN_STATUSES.find((one) => one === value));
            setPage(0);
          }}
        />
      </div>
      <Answer query={plans} what="The plans">
        {(list) =>
          list.items.length === 0 ? (
            <StatePanel title="No plan fits">Other words or another state may find it.</StatePanel>
          ) : (
            <Plans items={list.items} onOpen={onOpen} verb={mayEdit ? 'Edit' : 'Look at'} />
          )
        }
      </Answer>
      {data && <PagesNav label="Pages of plans" page={data} onChange={setPage} />}
    </>
  );
}

interface PlansProps {
  items: readonly ManagedPlanRow[];
  verb: string;
  onOpen: (planId: string) => void;
}

function Plans({ items, verb, onOpen }: PlansProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">Training plans</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.thumb}>
            <span className="sr-only">Photo</span>
          </th>
          <th scope="col">Plan</th>
          <th scope="col">Opens with</th>
          <th scope="col">Version</th>
          <th scope="col">Players</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((plan) => (
          <tr key={plan.id}>
            <td className={classes.thumb}>
              <div className={classes.photo}>
                {plan.photoUrl === null ? (
                  <IconClipboardList size={20} stroke={1.4} aria-hidden="true" />
                ) : (
                  <img src={plan.photoUrl} alt="" />
                )}
              </div>
            </td>
            <th scope="row">
              {plan.title}
              <small>
                {ranksLabel(plan.tiers)} · {plan.mode === null ? 'every mode' : modeLabel(plan.mode)} ·{' '}
                {plan.weeks === 1 ? '1 week' : `${plan.weeks} weeks`}
              </small>
            </th>
            <td data-label="Opens with">
              {PLAN_LABELS[plan.opensWith]}
              <small>{plan.minutesPerDay} minutes a day</small>
            </td>
            <td data-label="Version">
              {plan.newestVersion}
              <small>{versionWords(plan)}</small>
            </td>
            <td data-label="Players">{plan.players}</td>
            <td data-label="State">
              <StateTag tone={STATUS_WORDS[plan.status].tone}>{STATUS_WORDS[plan.status].word}</StateTag>
            </td>
            <td className={classes.actions}>
              <Button size="xs" aria-label={`${verb} ${plan.title}`} onClick={() => onOpen(plan.id)}>
                {verb}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function versionWords({ publishedVersion, newestVersion, author }: ManagedPlanRow): string {
  if (publishedVersion === null) return `by ${author}`;
  return publishedVersion === newestVersion
    ? `published, by ${author}`
    : `${publishedVersion} is published, by ${author}`;
}
