import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

interface RepeatedItemsProps<Item> {
  /** The field: a list. */
  name: string;
  max: number;
  /** What is added. */
  emptyItem: Item;
  texts: {
    title: string;
    help: string;
    add: string;
    /** The button that removes an item, which is the `number`th. */
    remove: (number: number) => string;
  };
  /** What tells an item from the others, where its fields hold more than their values. */
  keyOf?: (item: Item) => number;
  /** The fields of an item, whose names begin with `path`. */
  children: (item: { path: string; number: number }) => ReactNode;
}

/** Things of the same kind, one under the other, to which more can be added. */
export function RepeatedItems<Item>(props: RepeatedItemsProps<Item>) {
  const { name, max, emptyItem, texts, keyOf, children } = props;
  const [{ value: items }, { error, touched }, { setValue }] = useField<readonly Item[]>(name);
  // Of its items, their fields say what is wrong.
  const errorText = touched && typeof error === 'string' ? error : undefined;
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = items.map((item, index) => ({ number: index + 1, key: keyOf?.(item) ?? index }));
  return (
    <Box component="fieldset" aria-describedby={id} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="subtitle1" component="legend" sx={{ p: 0 }}>
        {texts.title}
      </Typography>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.help}
      </Typography>
      {errorText !== undefined && (
        <FormHelperText error role="alert" sx={{ mb: 1.5 }}>
          {errorText}
        </FormHelperText>
      )}
      {rows.map(({ number, key }) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'start', gap: 1, mb: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
            {children({ path: `${name}[${number - 1}]`, number })}
          </Box>
          <IconButton
            aria-label={texts.remove(number)}
            onClick={() => {
              void setValue(items.toSpliced(number - 1, 1));
              addButton.current?.focus();
            }}
            sx={{ width: 44, height: 44, mt: 0.75 }}
          >
            <X size={20} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Button
        ref={addButton}
        type="button"
        color="inherit"
        variant="outlined"
        startIcon={<Plus size={18} aria-hidden />}
        // Not `disabled`: it takes the focus when one is removed.
        aria-disabled={items.length >= max}
        onClick={() => {
          if (items.length < max) void setValue([...items, emptyItem]);
        }}
      >
        {texts.add}
      </Button>
    </Box>
  );
}
