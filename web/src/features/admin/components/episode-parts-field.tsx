import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { podcastLimits as limits } from '#domain/podcasts/episode.ts';
import { RichTextField } from '#web/features/texts/components/rich-text-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { RepeatedItems } from '#web/ui/form/repeated-items.tsx';
import { newPart } from '../episode-values.ts';
import type { PartValues } from '../episode-values.ts';

/** The parts of an episode: when each begins, its chapter, and what is said of it. */
export function EpisodePartsField() {
  const { t } = useTranslation('admin');
  const [{ value: parts }, { error }, { setValue }] = useField<readonly PartValues[]>('parts');
  return (
    <div>
      <RepeatedItems<PartValues>
        name="parts"
        max={limits.parts}
        emptyItem={newPart(parts)}
        keyOf={({ key }) => key}
        texts={{
          title: t('podcasts.parts'),
          help: t('podcasts.partsHelp'),
          add: t('podcasts.addPart'),
          remove: (number) => t('podcasts.removePart', { number }),
        }}
      >
        {({ path, number }) => (
          <>
            <Box sx={lineStyle}>
              <FormTextField
                name={`${path}.startMs`}
                label={t('podcasts.startOf', { number })}
                slotProps={{ htmlInput: { autoComplete: 'off' } }}
              />
              <FormTextField
                name={`${path}.chapter`}
                label={t('podcasts.chapterOf', { number })}
                slotProps={{ htmlInput: { maxLength: limits.chapter } }}
              />
            </Box>
            <RichTextField
              name={`${path}.body`}
              label={t('podcasts.notesOf', { number })}
              minHeight={96}
            />
            {number < parts.length && parts.length < limits.parts && (
              <Button
                size="small"
                color="inherit"
                sx={{ justifySelf: 'start' }}
                onClick={() => void setValue(parts.toSpliced(number, 0, newPart(parts)))}
              >
                {t('podcasts.insertAfter', { number })}
              </Button>
            )}
          </>
        )}
      </RepeatedItems>
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
  gap: 1.5,
} as const;
