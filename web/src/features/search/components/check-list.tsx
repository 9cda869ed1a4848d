import { CheckRow, CheckRows } from './check-row.tsx';

interface CheckListProps<Id extends string> {
  /** Query parameter. */
  name: string;
  form: string;
  options: readonly { id: Id; label: string; count?: number | undefined }[];
  chosen: readonly Id[];
  /** Called with what is ticked, in the order of the options; undefined with nothing. */
  onChange: (chosen: Id[] | undefined) => void;
}

/** Conditions to tick, any number of them. */
export function CheckList<Id extends string>({
  name,
  form,
  options,
  chosen,
  onChange,
}: CheckListProps<Id>) {
  function toggle(id: Id, isChosen: boolean): void {
    const next = options
      .map((option) => option.id)
      .filter((other) => (other === id ? isChosen : chosen.includes(other)));
    onChange(next.length > 0 ? next : undefined);
  }
  return (
    <CheckRows>
      {options.map(({ id, label, count }) => (
        <CheckRow
          key={id}
          name={name}
          value={id}
          form={form}
          label={label}
          count={count}
          checked={chosen.includes(id)}
          onChange={(isChosen) => toggle(id, isChosen)}
        />
      ))}
    </CheckRows>
  );
}
