import { ListChoice, type ListChoiceProps } from '../../../shared/ui/choice.tsx';
import classes from '../gamedata.module.css';

/** A select with its label in front of it, for the head of a panel. */
export function FieldSelect<T extends string | number>(props: ListChoiceProps<T>) {
  return (
    <ListChoice {...props} className={`${classes.field} text-xs inline-flex items-center gap-2 text-t3`} />
  );
}
