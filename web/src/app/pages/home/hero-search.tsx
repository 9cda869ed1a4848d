import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { fieldStyle } from '#web/features/search/components/find/field-style.ts';
import { PlaceField } from '#web/features/search/components/find/place-field.tsx';
import { WhenField } from '#web/features/search/components/find/when-field.tsx';
import { noWish, studioTypes, wishPath } from '#web/features/search/wish.ts';
import type { StudioTypeId, Wish } from '#web/features/search/wish.ts';
import { useFilledBefore } from '#web/ui/hydrated.ts';

const FindSheet = lazy(async () => ({
  default: (await import('#web/features/search/components/find/find-sheet.tsx')).FindSheet,
}));

/** Where, when and what for. A plain form, so that it works before and without scripts. */
export function HeroSearch() {
  const navigate = useNavigate();
  const [wish, setWish] = useState(noWish);
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const find = (wanted: Wish) => void navigate(wishPath(wanted));
  return (
    <search>
      <WideForm wish={wish} onChange={change} onFind={find} />
      <PhoneField wish={wish} onFind={find} />
    </search>
  );
}

interface HeroFormProps {
  wish: Wish;
  onFind: (wish: Wish) => void;
}

function WideForm({
  wish,
  onChange,
  onFind,
}: HeroFormProps & { onChange: (part: Partial<Wish>) => void }) {
  const { t } = useTranslation('search');
  const typeId = useId();
  const typeField = useRef<HTMLSelectElement>(null);
  useFilledBefore(typeField, ({ value }) => {
    if (value) onChange({ type: value as StudioTypeId });
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    onFind(wish);
  }

  return (
    <Box component="form" action="/studios" onSubmit={submit} sx={formStyle}>
      <Box sx={[fieldStyle, partStyle]}>
        <PlaceField
          value={wish.location}
          onChange={(location) => onChange({ location })}
          layout="floating"
        />
      </Box>
      <Box sx={[fieldStyle, partStyle]}>
        <WhenField freeAt={wish.freeAt} onChange={(freeAt) => onChange({ freeAt })} />
      </Box>
      <Box sx={[fieldStyle, partStyle]}>
        <label htmlFor={typeId}>{t('find.what')}</label>
        <select
          ref={typeField}
          id={typeId}
          name="type"
          value={wish.type}
          onChange={({ target }) => onChange({ type: target.value as StudioTypeId | '' })}
        >
          <option value="">{t('find.anyType')}</option>
          {studioTypes.map((type) => (
            <option key={type} value={type}>
              {t(`find.types.${type}`)}
            </option>
          ))}
        </select>
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        startIcon={<Search size={18} aria-hidden />}
        sx={{ m: 1, minHeight: 52 }}
      >
        {t('bar.submit')}
      </Button>
    </Box>
  );
}

/** On a phone: one field, which opens a sheet with the three steps. */
function PhoneField({ wish, onFind }: HeroFormProps) {
  const { t } = useTranslation('search');
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Box
        component={RouterLink}
        to="/studios"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWasOpened(true);
          setIsOpen(true);
        }}
        sx={phoneStyle}
      >
        <Search size={20} aria-hidden />
        {t('find.phone')}
      </Box>
      {wasOpened && (
        <Suspense>
          <FindSheet
            open={isOpen}
            onClose={() => setIsOpen(false)}
            wish={wish}
            onFind={(wanted) => {
              setIsOpen(false);
              onFind(wanted);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** On the dark hero in either scheme: a surface that stands out from any picture. */
const surfaceStyle = {
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: '0 12px 40px rgb(0 0 0 / 28%)',
  border: '1px solid rgb(255 255 255 / 22%)',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const formStyle = {
  ...surfaceStyle,
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1.1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  maxWidth: 960,
  borderRadius: 999,
} as const;

const partStyle = {
  px: 3,
  py: 1.25,
  '& + &': { borderLeft: 1, borderColor: 'divider' },
  '&:focus-within label, &:focus-within button > :first-of-type': { color: 'primary.main' },
} as const;

const phoneStyle = {
  ...surfaceStyle,
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  px: 2.5,
  borderRadius: 999,
  fontWeight: 600,
  textDecoration: 'none',
} as const;
