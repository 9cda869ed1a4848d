import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { listingSchema } from '#domain/listings/listing.schema.ts';
import { listingSteps, stepOf } from '#domain/listings/steps.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { contentOf } from '../../listing-values.ts';
import type { ListingValues } from '../../listing-values.ts';
import {
  useListingCitiesSuspenseQuery,
  useSubmitListingMutation,
} from '../../listings.generated.ts';
import { previewStudio } from '../../preview-studio.ts';
import { missingFields } from '../../missing-fields.ts';
import type { StepProps } from './step-props.ts';

/** What is missing, or the button that submits; and the listing as its page will show it. */
export function PreviewStep(props: StepProps) {
  const { values } = useFormikContext<ListingValues>();
  const missing = missingFields(useValidation(listingSchema)(contentOf(values)));
  return (
    <>
      {missing.length > 0 ? (
        <Missing missing={missing} base={props.base} />
      ) : (
        <Submission {...props} />
      )}
      <Shown listing={props.listing} Preview={props.Preview} />
    </>
  );
}

interface MissingProps {
  missing: readonly { path: string; text: string }[];
  base: string;
}

/** What is to be said yet, step by step, with the way there. */
function Missing({ missing, base }: MissingProps) {
  const { t } = useTranslation('listings');
  const steps = listingSteps.filter((step) => missing.some(({ path }) => stepOf(path) === step));
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('submit.missing')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {steps.map((step) => (
          <li key={step}>
            <Link component={RouterLink} to={`${base}/${step}`}>
              {t(`steps.${step}`)}
            </Link>
            {': '}
            {missing
              .filter(({ path }) => stepOf(path) === step)
              .map(({ text }) => text)
              .join(' · ')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Submission({ listing, flush }: StepProps) {
  const { t } = useTranslation('listings');
  const navigate = useNavigate();
  const [submit] = useSubmitListingMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOnline = listing.status === 'APPROVED' || listing.status.startsWith('CHANGE');

  async function send(): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const version = await flush();
      if (version === undefined) return setProblem(t('submit.unsaved'));
      const { data } = await submit({ variables: { input: { id: listing.id, version } } });
      const isShown = data?.submitListing?.listing.status === 'APPROVED';
      showToast({
        tone: 'success',
        title: t(isShown ? 'submit.shown' : 'submit.sent'),
        description: t(isShown ? 'submit.shownText' : 'submit.sentText'),
      });
      void navigate('/account/listings');
    } catch (error) {
      setProblem(failureOf(error).message ?? t('submit.failed'));
    } finally {
      setIsBusy(false);
    }
  }

  if (listing.status === 'SUSPENDED') return null;
  return (
    <Paper variant="outlined" sx={{ p: 2.5, mb: 4, borderRadius: 3 }}>
      <FormAlert message={problem} />
      <Typography sx={{ mb: 2 }}>{t(isOnline ? 'submit.changeText' : 'submit.text')}</Typography>
      <Button variant="contained" loading={isBusy} onClick={() => void send()}>
        {t(isOnline ? 'submit.change' : 'submit.send')}
      </Button>
    </Paper>
  );
}

/** The listing as the page of the studio will show it. */
function Shown({ listing, Preview }: Pick<StepProps, 'listing' | 'Preview'>) {
  const { t } = useTranslation('listings');
  const { values } = useFormikContext<ListingValues>();
  const { data } = useListingCitiesSuspenseQuery();
  const city = data.cities.find(({ id }) => id === values.cityId);
  if (!city || !listing.owner) return null;
  const content = contentOf(values);
  const studio = previewStudio(content, { id: listing.id, city, host: listing.owner });
  return (
    <Box component="article" aria-label={t('preview.label')} sx={previewStyle}>
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <Preview studio={{ ...studio, name: studio.name || t('own.unnamed') }} />
      </Suspense>
    </Box>
  );
}

const previewStyle = { pt: 3, borderTop: 1, borderColor: 'divider' } as const;
