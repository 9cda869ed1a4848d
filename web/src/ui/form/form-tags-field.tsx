import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';

interface FormTagsFieldProps {
  name: string;
  label: string;
  helperText: string;
  /** How many words at most. */
  max: number;
}

/** The same at each rendering, or the field would start over with it. */
const NO_SUGGESTIONS: readonly string[] = [];

/** Several words of a Formik form, each set with Enter or a comma, or by going on to the next field. */
export function FormTagsField({ name, label, helperText, max }: FormTagsFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<string[]>(name);
  const { isSubmitting } = useFormikContext();
  const [text, setText] = useState('');
  const errorText = errorOf(error);
  const add = (words: readonly string[]) => {
    const all = [...value, ...words.map((word) => word.trim()).filter(Boolean)];
    const unique = new Map(all.map((word) => [word.toLowerCase(), word]));
    void setValue([...unique.values()].slice(0, max));
    setText('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      disableClearable
      options={NO_SUGGESTIONS}
      value={value}
      inputValue={text}
      disabled={isSubmitting}
      onInputChange={(_event, input, reason) => {
        if (reason === 'reset') setText('');
        else if (input.includes(',')) add(input.split(','));
        else setText(input);
      }}
      onChange={(_event, words) => {
        void setValue([...new Set(words.map((word) => word.trim()).filter(Boolean))].slice(0, max));
      }}
      onBlur={() => add([text])}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={errorText !== undefined}
          helperText={errorText ?? helperText}
        />
      )}
    />
  );
}

/** A list has errors as a whole or word by word. */
function errorOf(error: unknown): string | undefined {
  const parts: unknown[] = Array.isArray(error) ? error : [error];
  return parts.find((part) => typeof part === 'string');
}
