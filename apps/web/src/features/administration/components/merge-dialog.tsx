import { counted } from '@datacoach/analysis/format-number';
import type { AdminUser, MergePreview } from '@datacoach/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import table from '../administration.module.css';
import { mergeUsers } from '../api/change-users.ts';
import { mergePreviewQuery, userSearchQuery } from '../api/users.ts';
import { listMergeParts } from '../text/merge-text.ts';

/** Who can be distinguished by name and address. */
type Account = Pick<AdminUser, 'id' | 'userName' | 'email'>;

/** Merges two accounts of one person: which other account, which one stays, what moves, and a typed name. */
export function MergeDialog(props: { user: AdminUser; onClose: () => void; onGone: () => void }) {
  const { user, onClose, onGone } = props;
  const [other, setOther] = useState<Account | null>(null);
  const [stays, setStays] = useState<'this' | 'other'>('this');
  return (
    <Dialog opened onClose={onClose} title={`Merge ${user.userName} with another account`}>
      {other === null ? (
        <ChooseAccount user={user} onChoose={setOther} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Segmented
            label="Which account stays?"
            value={stays}
            choices={{ this: `Keep ${user.userName}`, other: `Keep ${other.userName}` }}
            onChange={setStays}
          />
          <ConfirmMerge
            key={stays}
            into={stays === 'this' ? user : other}
            from={stays === 'this' ? other : user}
            onBack={() => setOther(null)}
            onDone={() => (stays === 'this' ? onClose() : onGone())}
          />
        </div>
      )}
    </Dialog>
  );
}

function ChooseAccount({ user, onChoose }: { user: AdminUser; onChoose: (account: Account) => void }) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="t2">Only for two accounts of one person. Find the other one first.</p>
      <SearchField
        label="Find the other account"
        placeholder="Name or email"
        value={search}
        onSearch={(text) => setSearch(text ?? '')}
      />
      {search !== '' && <FoundAccounts search={search} without={user.id} onChoose={onChoose} />}
    </div>
  );
}

function FoundAccounts(props: { search: string; without: string; onChoose: (account: Account) => void }) {
  const { search, without, onChoose } = props;
  return (
    <QueryBoundary query={useQuery(userSearchQuery(search))} what="the accounts" height={120}>
      {({ items }) => {
        const found = items.filter(({ id, userType }) => id !== without && userType !== 'Admin').slice(0, 8);
        if (found.length === 0) return <p className="t2">No other account found. Try another name.</p>;
        return (
          <ul className="grid grid-cols-1 gap-2 m-0 p-0 list-none">
            {found.map((account) => (
              <li key={account.id} className="flex items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {account.userName}
                  <small className="block t3">{account.email ?? 'no email'}</small>
                </span>
                <Button size="xs" onClick={() => onChoose(account)} aria-label={`Choose ${account.userName}`}>
                  Choose
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryBoundary>
  );
}

function ConfirmMerge(props: { into: Account; from: Account; onBack: () => void; onDone: () => void }) {
  const { into, from, onBack, onDone } = props;
  const form = useEntityForm({
    endpoint: 'mergeUsers',
    initialValues: { mergedId: from.id, confirmation: '', note: '' },
    save: (body) => mergeUsers(into.id, body),
    done: `${from.userName} was merged into ${into.userName}`,
    onDone,
  });
  const preview = useQuery(mergePreviewQuery(into.id, from.id));
  return (
    <EntityForm
      form={form}
      submit="Merge permanently"
      disabled={!preview.data}
      onCancel={onBack}
      cancel="Choose another account"
    >
      <QueryBoundary query={preview} what="what would move" height={220}>
        {(data) => <Preview data={data} />}
      </QueryBoundary>
      <TextInput
        label={`Type the username of the account that goes away: ${from.userName}`}
        {...form.field('confirmation')}
      />
      <Textarea label="Reason" description="Saved in the audit trail." {...form.field('note')} />
    </EntityForm>
  );
}

const Preview = ({ data: { into, from, parts, conflicts } }: { data: MergePreview }) => (
  <div className="grid grid-cols-1 gap-3">
    <dl className={`${table.facts} grid`}>
      <Side name="Stays" side={into} />
      <Side name="Ends" side={from} />
      {listMergeParts(parts).map(({ label, moved, left }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {moved} move
            {left > 0 && `, ${left} that ${into.userName} has already`}
          </dd>
        </div>
      ))}
    </dl>
    {conflicts.map((text) => (
      <p key={text} className="p-3 rounded-2 bg-warn-soft text-t1 wrap-anywhere">
        {text}
      </p>
    ))}
    <p className="t2">
      {from.userName}’s email, password and upload tokens stop working. Its Epic and Discord logins open{' '}
      {into.userName} from now on. We email both. This can’t be undone.
    </p>
  </div>
);

const Side = ({ name, side }: { name: string; side: MergePreview['into'] }) => (
  <div>
    <dt>{name}</dt>
    <dd className="wrap-anywhere">
      {side.userName}, {side.plan}, {counted(side.tokens, 'token')}
      <small className="block t3">
        {side.email ?? 'no email'}, joined {formatShortDate(side.createdAt)}
      </small>
    </dd>
  </div>
);
