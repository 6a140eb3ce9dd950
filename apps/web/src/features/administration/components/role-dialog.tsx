import type { AdminUser } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { changeRole, type Role } from '../api/change-users.ts';

const ROLES: readonly { value: Role; label: string; one: string }[] = [
  { value: 'Player', label: 'Player', one: 'a player' },
  { value: 'Coach', label: 'Coach', one: 'a coach' },
  { value: 'Admin', label: 'Administrator', one: 'an administrator' },
];

/** Gives an account another role. */
export function RoleDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [role, setRole] = useState<Role>(user.userType);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeRole(user.id, role),
    onSuccess: () => {
      const { one } = ROLES.find(({ value }) => value === role)!;
      showToast({ kind: 'done', message: `${user.userName} is ${one} now` });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Role of ${user.userName}`} closeLabel="Close">
      <div className="grid grid-cols-1 gap-4">
        <p className="t2">
          Every sign-in and every team of the account ends with the old role. Administrators are made and
          unmade only by those who have every module.
        </p>
        <Segmented label="Role" value={role} choices={ROLES} onChange={setRole} />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="filled"
            disabled={role === user.userType}
            loading={isPending}
            onClick={() => mutate()}
          >
            Change role
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
