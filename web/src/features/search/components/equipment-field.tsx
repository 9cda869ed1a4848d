import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { usePaused } from '#web/lib/paused.ts';
import { useEquipmentOptionsQuery } from './equipment-field.generated.ts';
import type { EquipmentOptionsQuery } from './equipment-field.generated.ts';
import { RemovableChip } from './removable-chip.tsx';

type EquipmentOption = EquipmentOptionsQuery['equipment'][number];

interface EquipmentFieldProps {
  /** Gear asked for, by its full name. */
  chosen: readonly string[];
  onChange: (chosen: string[] | undefined) => void;
  form: string;
}

/** Gear, found by typing a part of its name. */
export function EquipmentField({ chosen, onChange, form }: EquipmentFieldProps) {
  const { t } = useTranslation('search');
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const asked = usePaused(text.trim());
  const { data, previousData } = useEquipmentOptionsQuery({
    variables: { text: asked },
    skip: !isOpen,
  });
  const found = (data ?? previousData)?.equipment;
  const field = useAutocomplete<EquipmentOption>({
    options: found?.filter(({ name }) => !chosen.includes(name)) ?? [],
    getOptionLabel: ({ name }) => name,
    // The server finds "U 87" by "u87", which a comparison of emails would not.
    filterOptions: (options) => options,
    value: null,
    onChange: (_event, option) => {
      if (option) onChange([...chosen, option.name]);
    },
    inputValue: text,
    onInputChange: (_event, input, reason) => setText(reason === 'input' ? input : ''),
    open: isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    openOnFocus: true,
    // With something typed, Enter takes the first.
    autoHighlight: text !== '',
  });
  const isShown = isOpen && found !== undefined;
  const options = field.groupedOptions;

  function remove(name: string): void {
    const rest = chosen.filter((other) => other !== name);
    onChange(rest.length > 0 ? rest : undefined);
  }

  return (
    <Box sx={{ pt: 1 }}>
      <div {...field.getRootProps()}>
        <FormControl fullWidth>
          <InputLabel shrink {...field.getInputLabelProps()}>
            {t('filters.equipmentLabel')}
          </InputLabel>
          <OutlinedInput
            label={t('filters.equipmentLabel')}
            notched
            placeholder={t('filters.equipmentPlaceholder')}
            slotProps={{ input: { ...field.getInputProps(), maxLength: SEARCH_TEXT_LIMIT } }}
          />
        </FormControl>
      </div>
      {isShown && options.length > 0 && (
        <Box component="ul" {...field.getListboxProps()} sx={optionsStyle}>
          {options.map((option, index) => {
            const { key, ...props } = field.getOptionProps({ option, index });
            return (
              <Box component="li" key={key} {...props} sx={optionStyle}>
                <span>{option.name}</span>
                <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                  {option.studioCount}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
      <Box component="output" sx={isShown && options.length === 0 ? noteStyle : visuallyHidden}>
        {isShown &&
          (options.length > 0
            ? t('filters.equipmentFound', { count: options.length })
            : t('filters.equipmentNone'))}
      </Box>
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {chosen.map((name) => (
            <span key={name}>
              <input type="hidden" name="equipment" value={name} form={form} />
              <RemovableChip
                label={name}
                removeLabel={t('filters.equipmentRemove', { name })}
                onRemove={() => remove(name)}
              />
            </span>
          ))}
        </Box>
      )}
    </Box>
  );
}

const optionsStyle = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0.5,
  maxHeight: 280,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const optionStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.25,
  py: 0.5,
  lineHeight: 1.35,
  borderRadius: 1,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover, &.Mui-focused': { bgcolor: 'action.hover' },
} as const;

const noteStyle = {
  display: 'block',
  mt: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const;
