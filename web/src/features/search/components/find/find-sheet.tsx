import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useWhenWords } from '../../hooks/use-when-words.ts';
import { noWish, studioTypes } from '../../wish.ts';
import type { Wish } from '../../wish.ts';
import { fieldStyle } from './field-style.ts';
import { PlaceField } from './place-field.tsx';
import { TypePills } from './type-pills.tsx';
import { WhenPanel } from './when-panel.tsx';

type Step = 'where' | 'when' | 'what';

interface FindSheetProps {
  open: boolean;
  onClose: () => void;
  /** What is looked for when it opens. */
  wish: Wish;
  onFind: (wish: Wish) => void;
}

/** The search on a phone, in three steps that can be taken in any order. */
export function FindSheet({ open, onClose, wish: start, onFind }: FindSheetProps) {
  const { t } = useTranslation('search');
  const [wish, setWish] = useState(start);
  const [step, setStep] = useState<Step>('where');
  const when = useWhenWords(wish.freeAt);
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const stepProps = (name: Step) => ({ isOpen: step === name, onOpen: () => setStep(name) });

  function find(event: FormEvent): void {
    event.preventDefault();
    onFind(wish);
  }

  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('find.title')} fillsPhone>
      <Box component="form" action="/studios" onSubmit={find}>
        <Box sx={{ display: 'grid', gap: 1.5, pb: 10 }}>
          <StepCard
            {...stepProps('where')}
            title={t('find.where')}
            value={wish.location || t('find.anywhere')}
          >
            <Box sx={placeStyle}>
              <PlaceField
                value={wish.location}
                onChange={(location) => change({ location })}
                onChoose={() => setStep('when')}
                layout="inline"
                takesFocus
              />
            </Box>
          </StepCard>
          <StepCard {...stepProps('when')} title={t('find.when')} value={when ?? t('bar.anyStart')}>
            <WhenPanel freeAt={wish.freeAt} onChange={(freeAt) => change({ freeAt })} />
          </StepCard>
          <StepCard
            {...stepProps('what')}
            title={t('find.what')}
            value={wish.type === '' ? t('find.anyType') : t(`find.types.${wish.type}`)}
          >
            <TypePills
              value={wish.type}
              types={studioTypes}
              onChange={(type) => change({ type })}
            />
          </StepCard>
        </Box>
        <Box sx={footStyle}>
          <Button color="inherit" onClick={() => setWish(noWish)}>
            {t('elsewhere.clear')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            size="large"
            startIcon={<Search size={18} aria-hidden />}
            sx={{ flex: 1 }}
          >
            {t('bar.submit')}
          </Button>
        </Box>
      </Box>
    </ResponsiveDialog>
  );
}

interface StepCardProps {
  title: string;
  /** What is chosen, while it is closed. */
  value: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function StepCard({ title, value, isOpen, onOpen, children }: StepCardProps) {
  return (
    <Box component="section" sx={cardStyle}>
      <Box component="button" type="button" aria-expanded={isOpen} onClick={onOpen} sx={headStyle}>
        <span>{title}</span>
        {!isOpen && <span>{value}</span>}
      </Box>
      {isOpen && <Box sx={{ px: 2, pb: 2 }}>{children}</Box>}
    </Box>
  );
}

/** The head of the step says what the field is. */
const placeStyle = { ...fieldStyle, '& label': visuallyHidden } as const;

const cardStyle = {
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const headStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 56,
  px: 2,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-expanded="true"]': { color: 'text.primary', fontWeight: 600, fontSize: '1.125rem' },
  '& > :nth-of-type(2)': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'text.primary',
    fontWeight: 500,
  },
} as const;

const footStyle = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  gap: 1.5,
  px: 3,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
