import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { placeClaimSchema } from '#domain/directories/place.schema.ts';
import { placeLimits } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { PlaceFrame } from '../components/place-frame.tsx';
import type { EditedPlace } from '../components/place-frame.tsx';
import { useClaimPlaceMutation, useMyPlaceClaimSuspenseQuery } from '../directories.generated.ts';
import { pathOf } from '../place-path.ts';

/** Where somebody says that they run a place, and shows it. */
export function ClaimPlacePage({ kind }: { kind: PlaceKind }) {
  const { t } = useTranslation('directories');
  return (
    <PlaceFrame
      kind={kind}
      title={({ name }) => t('claim.title', { name })}
      description={({ name }) => t('claim.description', { name })}
    >
      {(place) => <Claim place={place} />}
    </PlaceFrame>
  );
}

/** Where the reader's claim stands, and what can be done then. */
function Claim({ place }: { place: EditedPlace }) {
  const { t } = useTranslation('directories');
  const { data, refetch } = useMyPlaceClaimSuspenseQuery({
    variables: { placeId: place.id },
    context: { fresh: false },
  });
  const claim = data.myPlaceClaim;
  if (claim?.status === 'GRANTED') {
    return (
      <Alert
        severity="success"
        action={
          <Button component={RouterLink} to={`${pathOf(place)}/edit`} color="inherit">
            {t('place.edit')}
          </Button>
        }
      >
        {t('claim.granted')}
      </Alert>
    );
  }
  if (place.isClaimed) return <Alert severity="info">{t('claim.taken')}</Alert>;
  if (claim?.status === 'WAITING') return <Alert severity="info">{t('claim.waiting')}</Alert>;
  return (
    <>
      {claim?.status === 'DECLINED' && (
        <Alert severity="warning" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
          {t('claim.declined', { reasons: claim.reasons })}
        </Alert>
      )}
      <Typography sx={{ mb: 2 }}>{t('claim.lead')}</Typography>
      <StatementForm placeId={place.id} onClaimed={() => void refetch()} />
    </>
  );
}

const STATEMENT = ['statement'] as const;

function StatementForm({ placeId, onClaimed }: { placeId: string; onClaimed: () => void }) {
  const { t } = useTranslation('directories');
  const [claim] = useClaimPlaceMutation();
  const validate = useValidation(placeClaimSchema);
  return (
    <SubmitForm
      initialValues={{ statement: '' }}
      validate={validate}
      failed={t('claim.failed')}
      draft={{ form: `place claim ${placeId}`, fields: STATEMENT }}
      onSubmit={async ({ statement }) => {
        await claim({ variables: { input: { placeId, statement } } });
        onClaimed();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="statement"
            label={t('claim.statement')}
            helperText={t('claim.statementHelp')}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: placeLimits.statement } }}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'suggest.sending' : 'claim.send')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
