import { IconEye } from '@tabler/icons-react';
import { TextButton } from '../../shared/ui/text-button.tsx';
import { viewAs } from '../session/auth-protocol.ts';
import type { Session } from '../session/session.ts';
import { useAction } from '../toasts/show-toast.tsx';
import classes from './shell.module.css';

export default function ViewingAsBanner({ user, impersonator }: Pick<Session, 'user' | 'impersonator'>) {
  const { mutate, isPending } = useAction(() => viewAs(null));
  if (!impersonator) return null;
  return (
    <section
      className={`${classes.banner} mt-3 mx-6 flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 border border-warn rounded-2 bg-s1 text-t2`}
      aria-label="Viewing as another user"
    >
      <IconEye size={16} stroke={1.6} aria-hidden="true" />
      <p className="flex-[1_1_240px]">
        {impersonator.name}, you’re viewing as <b className="text-t1 wrap-anywhere">{user.name}</b>. You can’t
        change their payments, plan or account. Everything else you change is logged.
      </p>
      <TextButton label="End" size="xs" variant="filled" loading={isPending} onClick={() => mutate()} />
    </section>
  );
}
