import { Button } from '@mantine/core';
import classes from '../../shared/ui/admin-list.module.css';

interface RowActionsProps<T> {
  item: T;
  /** What the row is called by, for who hears the buttons. */
  name: string;
  /** Null where the permissions do not allow it. */
  onEdit: ((item: T) => void) | null;
  onDelete: ((item: T) => void) | null;
}

/** Last cell of a list's row. */
export function RowActions<T>({ item, name, onEdit, onDelete }: RowActionsProps<T>) {
  return (
    <td className={classes.actions}>
      {onEdit && (
        <Button size="xs" aria-label={`Edit ${name}`} onClick={() => onEdit(item)}>
          Edit
        </Button>
      )}
      {onDelete && (
        <Button size="xs" aria-label={`Delete ${name}`} onClick={() => onDelete(item)}>
          Delete
        </Button>
      )}
    </td>
  );
}
