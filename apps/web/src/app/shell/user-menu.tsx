import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../profile/profile-query.ts';
import type { Session } from '../session/session.ts';
import { Avatar } from './avatar.tsx';
import { LateMenu } from './late-menu.tsx';
import classes from './user-menu.module.css';

/** The account's picture in the top bar; its menu comes with the first click. */
export function UserMenu({ session }: { session: Session }) {
  const { data: profile } = useQuery({ ...profileQuery, enabled: session.userType !== 'Coach' });
  return (
    <LateMenu load={() => import('./user-menu-list.tsx')} given={{ session }}>
      <button type="button" className={classes.avatar} aria-label="User menu">
        <Avatar imageUrl={profile?.imageUrl ?? null} epicUserName={profile?.epicUserName ?? null} />
      </button>
    </LateMenu>
  );
}
