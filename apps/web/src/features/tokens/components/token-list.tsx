import type { PersonalToken } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, ignoreNotFound, queryClient, server } from '../../../app/api/client.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from './token-list.module.css';

const PATH = '/api/v1/tokens';

const tokensQuery = endpointQuery(PATH);

/** Returns the token itself, which is only shown this once. */
async function createToken(name: string): Promise<string> {
  const data = await server.POST(PATH, { body: { name, scope: 'upload' } });
  await queryClient.invalidateQueries(tokensQuery);
  return data.token;
}

async function revokeToken(tokenId: string): Promise<void> {
  await server.DELETE('/api/v1/tokens/{tokenId}', { path: { tokenId } }).catch(ignoreNotFound);
  await queryClient.invalidateQueries(tokensQuery);
}

/** Upload tokens: create one, see it once, revoke it. For the profile page. */
export function TokenList() {
  const query = useQuery(tokensQuery);
  const tokens = query.data;
  return (
    <div className="grid gap-4">
      {(query.error || !tokens) && <Pending query={query} height={96} label="Loading your tokens…" />}
      {tokens?.length === 0 && (
        <p className="s12 t3">
          No tokens yet. A token lets a program upload and download replays for you, nothing else.
        </p>
      )}
      {tokens && tokens.length > 0 && (
        <ul className="grid">
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} />
          ))}
        </ul>
      )}
      <NewToken />
      <div className="grid gap-2">
        <p className="s12 t3">
          Uploaders and scripts for ballchasing work too. Give them a token and this address:
        </p>
        <CopyLine what="the address for ballchasing tools" text={`${location.origin}/api`} />
      </div>
    </div>
  );
}

function TokenLine({ token }: { token: PersonalToken }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => revokeToken(token.id) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <div className="grid flex-[1_1_200px] min-w-0 wrap-anywhere">
        <b>{token.name}</b>
        <span className="s12 t3">
          Uploads · ends in {token.ending} · created {formatDate(token.createdAt)} ·{' '}
          {token.lastUsedAt ? `last used ${formatDate(token.lastUsedAt)}` : 'never used'}
        </span>
        <FailureMessage error={error} />
      </div>
      {asking ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="s12 t2">The program using this token can no longer upload.</span>
          <Button size="xs" variant="filled" loading={isPending} onClick={() => mutate()} data-autofocus>
            Revoke
          </Button>
          <TextButton label="Keep token" size="xs" onClick={() => setAsking(false)} />
        </div>
      ) : (
        <Button size="xs" aria-label={`Revoke ${token.name}`} onClick={() => setAsking(true)}>
          Revoke
        </Button>
      )}
    </li>
  );
}

function NewToken() {
  const [made, setMade] = useState<string | null>(null);
  const form = useEntityForm({
    endpoint: 'createToken',
    initialValues: { name: '', scope: 'upload' },
    save: ({ name }) => createToken(name),
    onDone: (token): void => {
      setMade(token);
      form.reset();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage>{form.message}</FormMessage>
      <div className={`${classes.fields} flex flex-wrap items-end gap-2`}>
        <TextInput label="Token name" placeholder="Gaming PC" {...form.field('name')} />
        <TextButton label="Create token" type="submit" loading={form.isPending} />
      </div>
      {made && (
        <div className={`${classes.made} grid gap-2 p-3 rounded-2 bg-s2`} role="status">
          <p>
            <b>Copy it now. You won’t see it again.</b> On the computer that has the replays, next to{' '}
            <a className="touch-target text-link" href="/datacoach.mjs" download>
              datacoach.mjs
            </a>{' '}
            (Node.js 24):
          </p>
          <CopyLine what="the token" text={made} />
          <CopyLine
            what="the command"
            text={`node datacoach.mjs login --server ${location.origin} --token ${made}`}
          />
        </div>
      )}
    </form>
  );
}
