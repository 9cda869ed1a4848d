import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { listingSchema } from '#domain/listings/listing.schema.ts';
import { listingSteps } from '#domain/listings/steps.ts';
import type { ListingStep } from '#domain/listings/steps.ts';
import { DOCK_HEIGHT } from '#web/ui/dock.ts';
import { useValidation } from '#web/ui/form/validation.ts';
import { sideFrameStyle } from '#web/ui/side-navigation.tsx';
import { contentOf, domainContent, valuesOf } from '../listing-values.ts';
import type { ListingValues } from '../listing-values.ts';
import type { EditedListingFragment } from '../listings.generated.ts';
import { useAutosave } from '../use-autosave.ts';
import { SaveNote } from './save-note.tsx';
import { StepNavigation } from './step-navigation.tsx';
import { stepContents } from './steps/step-contents.ts';
import type { StudioPreview } from './steps/step-props.ts';

interface ListingEditorProps {
  listing: EditedListingFragment;
  step: ListingStep;
  /** The beginning of the addresses of its steps. */
  base: string;
  Preview: StudioPreview;
  /** Asks for the listing again. */
  reload: () => Promise<unknown>;
}

/** The form of a listing, step by step. It stays while its steps change, with all that is typed. */
export function ListingEditor({ reload, ...props }: ListingEditorProps) {
  const [edition, setEdition] = useState(0);
  const check = useValidation(listingSchema);
  return (
    <Formik<ListingValues>
      // Begins anew with what another device has saved.
      key={edition}
      initialValues={valuesOf(domainContent(props.listing.content))}
      validate={(values) => check(contentOf(values))}
      validateOnMount
      onSubmit={() => undefined}
    >
      <Steps
        {...props}
        onReload={async () => {
          await reload();
          setEdition((before) => before + 1);
        }}
      />
    </Formik>
  );
}

type StepsProps = Omit<ListingEditorProps, 'reload'> & { onReload: () => Promise<void> };

function Steps({ listing, step, base, Preview, onReload }: StepsProps) {
  const { t } = useTranslation('listings');
  const autosave = useAutosave({ id: listing.id, version: listing.version, base });
  const index = listingSteps.indexOf(step);
  const [before, after] = [listingSteps[index - 1], listingSteps[index + 1]];
  const Content = stepContents[step];
  const heading = useStepFocus(step);
  return (
    <Box sx={sideFrameStyle}>
      <StepNavigation step={step} base={base} />
      <Box sx={{ minWidth: 0, maxWidth: step === 'preview' ? undefined : 720 }}>
        <Notice listing={listing} />
        <Typography variant="body2" color="textSecondary">
          {t('edit.stepOf', { number: index + 1, count: listingSteps.length })}
        </Typography>
        <Typography ref={heading} variant="h2" component="h1" tabIndex={-1} sx={headingStyle}>
          {t(`steps.${step}`)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
          {t(`leads.${step}`)}
        </Typography>
        <Content listing={listing} base={base} flush={autosave.flush} Preview={Preview} />
        <Box sx={footStyle}>
          {before && (
            <Button component={RouterLink} to={`${base}/${before}`} color="inherit">
              {t('edit.back')}
            </Button>
          )}
          {after && (
            <Button component={RouterLink} to={`${base}/${after}`} variant="contained">
              {t('edit.next', { step: t(`steps.${after}`) })}
            </Button>
          )}
          <SaveNote state={autosave.state} onReload={onReload} />
        </Box>
      </Box>
    </Box>
  );
}

/** What administrators said, or that they are looking at it. */
function Notice({ listing: { status, reasons } }: Pick<StepsProps, 'listing'>) {
  const { t } = useTranslation('listings');
  if (status === 'DRAFT' || status === 'APPROVED') return null;
  const isWaiting = status === 'PENDING' || status === 'CHANGE_PENDING';
  return (
    <Alert severity={isWaiting ? 'info' : 'warning'} sx={{ mb: 3 }}>
      {t(`notices.${status}`)}
      {!isWaiting && reasons && <Box sx={{ mt: 1, whiteSpace: 'pre-line' }}>{reasons}</Box>}
    </Alert>
  );
}

/** Has the heading of a step that somebody goes to be read, and be at the top. */
function useStepFocus(step: ListingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

const headingStyle = { outline: 'none', scrollMarginTop: 120 } as const;

/** Stays in view: steps are longer than a phone's screen. */
const footStyle = {
  position: 'sticky',
  bottom: DOCK_HEIGHT,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 4,
  py: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
