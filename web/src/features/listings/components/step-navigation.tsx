import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { listingSteps, stepOf } from '#domain/listings/steps.ts';
import type { ListingStep } from '#domain/listings/steps.ts';
import { sideLinkStyle, sideNavigationStyle } from '#web/ui/side-navigation.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

/** The steps, which of them are complete, and where one is: a row to swipe on phones. */
export function StepNavigation({ step, base }: { step: ListingStep; base: string }) {
  const { t } = useTranslation('listings');
  const { errors } = useFormikContext();
  const open = new Set(Object.keys(errors).map(stepOf));
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector(`[href$="/${step}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [step]);
  return (
    <Box ref={row} component="nav" aria-label={t('edit.steps')} sx={navStyle}>
      {listingSteps.map((one, index) => {
        const isDone = one !== 'preview' && !open.has(one);
        return (
          <Link
            key={one}
            component={NavLink}
            to={`${base}/${one}`}
            color={one === step ? 'text.primary' : 'text.secondary'}
            underline="none"
            sx={sideLinkStyle}
          >
            <Box component="span" aria-hidden sx={markStyle} data-done={isDone}>
              {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
            </Box>
            {t(`steps.${one}`)}
            {isDone && (
              <Box component="span" sx={visuallyHidden}>
                {t('edit.done')}
              </Box>
            )}
          </Link>
        );
      })}
    </Box>
  );
}

const navStyle = {
  ...sideNavigationStyle,
  // What is hidden in it scrolls with it.
  position: { xs: 'relative', md: 'sticky' },
  top: { md: 120 },
} as const;

const markStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flex: 'none',
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  fontSize: '0.75rem',
  '&[data-done="true"]': { color: 'success.main', borderColor: 'success.main' },
} as const;
