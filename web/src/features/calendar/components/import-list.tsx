import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT } from '#domain/blocks/limits.ts';
import { importSchema } from '#domain/calendar/import.schema.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { formatAgo } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { useNow } from '#web/ui/clock.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMessages } from '#web/ui/messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { CalendarStudio } from '../calendar-entries.ts';
import {
  useAddCalendarImportMutation,
  useCalendarImportsQuery,
  useRemoveCalendarImportMutation,
} from './feeds.generated.ts';
import type { ImportFieldsFragment } from './feeds.generated.ts';

/** Calendars of elsewhere, in whose busy times a studio cannot be booked. */
export function ImportList({ studios }: { studios: readonly CalendarStudio[] }) {
  const { t } = useTranslation('calendar');
  const [chosenId, setChosenId] = useState<string>();
  const studio = studios.find(({ id }) => id === chosenId) ?? studios[0];
  return (
    <Box component="section" aria-labelledby="imports-heading">
      <Typography id="imports-heading" variant="h3" component="h2">
        {t('imports.heading')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {t('imports.intro')}
      </Typography>
      {studios.length > 1 && (
        <ChoiceSelect
          fullWidth
          label={t('studio')}
          value={studio?.id ?? ''}
          onChange={setChosenId}
          sx={{ mb: 2 }}
        >
          {studios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceSelect>
      )}
      {studio && <StudioImports key={studio.id} studio={studio} />}
    </Box>
  );
}

function StudioImports({ studio }: { studio: CalendarStudio }) {
  const { t } = useTranslation('calendar');
  const validate = useValidation(importSchema);
  const [fileFailure, setFileFailure] = useState<string>();
  const { data, refetch } = useCalendarImportsQuery({
    variables: { studioId: studio.id },
    context: { fresh: false },
  });
  const [add] = useAddCalendarImportMutation();

  async function send(file: File): Promise<void> {
    setFileFailure(undefined);
    const typed = new File([file], file.name, { type: 'text/calendar' });
    const { status, body } = await sendFile(
      `/api/studios/${studio.id}/calendar-imports`,
      typed,
      () => undefined,
    );
    if (status === 200) {
      showToast({ tone: 'success', title: t('imports.added') });
      await refetch();
      return;
    }
    const { fields, message } = (body ?? {}) as {
      fields?: { calendar?: string };
      message?: string;
    };
    setFileFailure(fields?.calendar ?? message ?? t('failed'));
  }

  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {data?.calendarImports.map((item) => (
          <li key={item.id}>
            <ImportItem item={item} onRemoved={() => void refetch()} />
          </li>
        ))}
      </Stack>
      <SubmitForm
        initialValues={{ url: '' }}
        validate={validate}
        onSubmit={async ({ url }, form) => {
          await add({ variables: { input: { studioId: studio.id, url } } });
          showToast({ tone: 'success', title: t('imports.added') });
          form.resetForm();
          await refetch();
          return undefined;
        }}
        failed={t('failed')}
      >
        <FormTextField
          name="url"
          type="url"
          label={t('imports.address')}
          helperText={t('imports.addressHelp')}
        />
        <Box>
          <Button type="submit" variant="contained">
            {t('imports.add')}
          </Button>
        </Box>
      </SubmitForm>
      <Box sx={{ mt: 3 }}>
        <FileZone
          texts={{
            drop: t('imports.drop'),
            choose: t('imports.choose'),
            file: t('imports.file'),
            formats: t('imports.formats', { limit: IMPORT.limitMegabytes }),
          }}
          accept={['text/calendar', '.ics']}
          onChosen={([file]) => void (file && send(file))}
        />
        <Box sx={{ mt: 1 }}>
          <FormAlert message={fileFailure} />
        </Box>
      </Box>
    </>
  );
}

interface ImportItemProps {
  item: ImportFieldsFragment;
  onRemoved: () => void;
}

function ImportItem({ item, onRemoved }: ImportItemProps) {
  const { t, i18n } = useTranslation('calendar');
  const translate = useMessages();
  const [removeImport, { loading }] = useRemoveCalendarImportMutation();
  const now = useNow();
  const { id, name, isFeed, readAt, failure } = item;

  async function remove(): Promise<void> {
    try {
      await removeImport({ variables: { id } });
      showToast({ title: t('imports.removed') });
      onRemoved();
    } catch (error) {
      showToast({ tone: 'error', title: t('failed'), description: failureOf(error).message });
    }
  }

  return (
    <Card variant="outlined" sx={cardStyle}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isFeed ? 'imports.feed' : 'imports.upload')} ·{' '}
          {t('imports.read', { ago: formatAgo(readAt, now, i18n.language) })}
        </Typography>
        {failure && (
          <Typography variant="body2" color="warning.main">
            {translate({ key: failure as MessageKey, values: { limit: IMPORT.limitMegabytes } })}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        disabled={loading}
        onClick={() => void remove()}
        aria-label={`${t('imports.remove')}: ${name}`}
      >
        {t('imports.remove')}
      </Button>
    </Card>
  );
}

const cardStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
} as const;
