import { useApolloClient } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { parseGearList } from '#domain/listings/gear-list.ts';
import { listingLimits } from '#domain/listings/limits.ts';
import { equipmentCategories } from '#domain/studios/studio.ts';
import type { EquipmentCategory } from '#domain/studios/studio.ts';
import type { GearItem } from '#domain/studios/studio-content.ts';
import { usePaused } from '#web/lib/paused.ts';
import { KnownGearDocument, useGearSuggestionsQuery } from '../../listings.generated.ts';

/** What kind gear is of that nobody has listed yet, until its owner says. */
const USUAL_KIND: EquipmentCategory = 'outboard';

/** What the studio has: typed with suggestions, or pasted as a list. */
export function GearStep() {
  const { t } = useTranslation('listings');
  const [{ value: gear }, , { setValue }] = useField<GearItem[]>('gear');
  const client = useApolloClient();

  /** Spelt as other studios do, and of the kind that it is there. */
  async function add(names: readonly string[]): Promise<void> {
    const room = names.slice(0, listingLimits.gear - gear.length);
    if (room.length === 0) return;
    const known = await knownOf(room);
    const items = room.map((name) => known.get(plain(name)) ?? { name, category: USUAL_KIND });
    const all = new Map([...gear, ...items].toReversed().map((item) => [plain(item.name), item]));
    await setValue([...all.values()].toReversed());
  }

  async function knownOf(names: readonly string[]): Promise<Map<string, GearItem>> {
    try {
      const { data } = await client.query({
        query: KnownGearDocument,
        variables: { names: [...names] },
      });
      const items = (data?.knownGear ?? []).map(({ name, category }) => ({
        name,
        category: enumValue(category, equipmentCategories),
      }));
      return new Map(items.map((item) => [plain(item.name), item]));
    } catch {
      // Its owner chooses the kinds then.
      return new Map();
    }
  }

  return (
    <Stack spacing={3}>
      <GearField onAdd={(name) => void add([name])} />
      <PasteField onAdd={(names) => add(names)} />
      {gear.length > 0 && (
        <Typography variant="body2" color="textSecondary" component="output">
          {t('gear.count', { count: gear.length, max: listingLimits.gear })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {gear.map((item, index) => (
          <GearRow
            key={plain(item.name)}
            item={item}
            onKind={(category) => void setValue(gear.toSpliced(index, 1, { ...item, category }))}
            onRemove={() => void setValue(gear.toSpliced(index, 1))}
          />
        ))}
      </Box>
    </Stack>
  );
}

function GearField({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation('listings');
  const [text, setText] = useState('');
  const asked = usePaused(text.trim());
  const { data } = useGearSuggestionsQuery({ variables: { text: asked }, skip: asked.length < 2 });
  const options = asked.length < 2 ? [] : (data?.gearSuggestions ?? []).map(({ name }) => name);
  return (
    <Autocomplete
      freeSolo
      disableClearable
      clearOnBlur={false}
      options={options}
      filterOptions={(all) => all}
      value=""
      inputValue={text}
      onInputChange={(_event, input, reason) => {
        if (reason === 'input') setText(input.slice(0, listingLimits.gearName));
      }}
      onChange={(_event, name) => {
        if (name.trim()) onAdd(name.trim());
        setText('');
      }}
      renderInput={(props) => (
        <TextField {...props} label={t('gear.add')} helperText={t('gear.addHelp')} />
      )}
    />
  );
}

function PasteField({ onAdd }: { onAdd: (names: string[]) => Promise<void> }) {
  const { t } = useTranslation('listings');
  const [text, setText] = useState('');
  const names = parseGearList(text);

  async function addAll(): Promise<void> {
    await onAdd(names);
    setText('');
  }

  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, fontWeight: 500, py: 1.25 }}>
        {t('gear.paste')}
      </Box>
      <TextField
        fullWidth
        multiline
        minRows={5}
        maxRows={14}
        label={t('gear.list')}
        helperText={t('gear.listHelp')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mt: 1 }}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={names.length === 0}
        onClick={() => void addAll()}
        sx={{ mt: 1 }}
      >
        {t('gear.addAll', { count: names.length })}
      </Button>
    </Box>
  );
}

interface GearRowProps {
  item: GearItem;
  onKind: (category: EquipmentCategory) => void;
  onRemove: () => void;
}

function GearRow({ item: { name, category }, onKind, onRemove }: GearRowProps) {
  const { t } = useTranslation(['listings', 'studios']);
  return (
    <Box component="li" sx={rowStyle}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      <TextField
        select
        size="small"
        value={category}
        onChange={({ target }) => onKind(target.value as EquipmentCategory)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': t('gear.kind', { name }) },
        }}
      >
        {equipmentCategories.map((kind) => (
          <option key={kind} value={kind}>
            {t(`studios:equipment.${enumName(kind)}`)}
          </option>
        ))}
      </TextField>
      <IconButton
        aria-label={t('gear.remove', { name })}
        onClick={onRemove}
        sx={{ width: 44, height: 44 }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** As names are compared: people write "u87" and makers "U 87". */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') || name;
}

const rowStyle = {
  display: 'grid',
  alignItems: 'center',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', sm: 'minmax(0, 1fr) 220px 44px' },
  '& > .MuiTextField-root': {
    gridRow: { xs: 2, sm: 'auto' },
    gridColumn: { xs: '1 / 3', sm: 'auto' },
  },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
