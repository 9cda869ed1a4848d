import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { fidelityCommentSchema } from '#domain/services/fidelity.schema.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/numbers.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { clockOf } from '#web/ui/media/clock-of.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { useCommentOnFidelityMutation } from '../fidelity.generated.ts';
import type { FidelitySoundFragment } from '../fidelity.generated.ts';

/** A sound of an order, to be heard and saved. */
export function OrderSound({ sound }: { sound: FidelitySoundFragment }) {
  const { title, url, durationMs, peaks, kind } = sound;
  return (
    <Box sx={soundStyle}>
      <AudioPlayer title={title} url={url} durationMs={durationMs} peaks={peaks}>
        {({ seconds, windTo }) => (
          <>
            <SoundFacts sound={sound} />
            {kind === 'MIX' && <Comments sound={sound} seconds={seconds} windTo={windTo} />}
          </>
        )}
      </AudioPlayer>
    </Box>
  );
}

function SoundFacts({ sound }: { sound: FidelitySoundFragment }) {
  const { t, i18n } = useTranslation('services');
  const { title, url, bytes, createdAt, round } = sound;
  const zone = useReaderZone();
  const facts = [
    round !== null && t('orders.version', { number: round + 1 }),
    formatDayAndTime(createdAt, zone, i18n.language),
    formatBytes(bytes, i18n.language),
  ];
  return (
    <Box sx={factsStyle}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Link
        href={`${url}?save=1`}
        aria-label={t('orders.downloadLabel', { title })}
        color="text.primary"
        sx={downloadStyle}
      >
        <Download size={16} aria-hidden />
        {t('orders.download')}
      </Link>
    </Box>
  );
}

interface CommentsProps {
  sound: FidelitySoundFragment;
  /** Where the sound is. */
  seconds: number;
  windTo: (seconds: number) => void;
}

interface Values {
  content: string;
}

const words = fidelityCommentSchema.pick(['content']) as ObjectSchema<Values>;

/** What is said of a version: each comment leads to its moment, and a new one is about where the sound is. */
function Comments({ sound: { id, title, comments }, seconds, windTo }: CommentsProps) {
  const { t } = useTranslation('services');
  const [comment] = useCommentOnFidelityMutation();
  const validate = useValidation(words);
  return (
    <Box sx={{ mt: 2 }}>
      {comments.length > 0 && (
        <Box component="ol" aria-label={t('orders.commentsOn', { title })} sx={listStyle}>
          {comments.map(({ id: commentId, atMs, content, author }) => (
            <Box component="li" key={commentId} sx={commentStyle}>
              {atMs === null ? (
                <Typography component="span" variant="body2" color="textSecondary">
                  {t('orders.whole')}
                </Typography>
              ) : (
                <Button
                  size="small"
                  color="inherit"
                  variant="outlined"
                  aria-label={t('orders.goTo', { time: clockOf(atMs / 1000) })}
                  onClick={() => windTo(atMs / 1000)}
                  sx={timeStyle}
                >
                  {clockOf(atMs / 1000)}
                </Button>
              )}
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {author.name}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {content}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <SubmitForm<Values>
        initialValues={{ content: '' }}
        validate={validate}
        validateOnBlur={false}
        failed={t('orders.failed')}
        draft={{ form: `fidelity comment ${id}`, fields: ['content'] }}
        spacing={1}
        onSubmit={async ({ content }, form) => {
          const atMs = Math.round(seconds * 1000);
          await comment({ variables: { input: { fileId: id, atMs, content } } });
          form.resetForm();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="content"
              label={t('orders.commentAt', { time: clockOf(seconds) })}
              multiline
            />
            <Box>
              <Button
                type="submit"
                size="small"
                variant="outlined"
                color="inherit"
                disabled={isSubmitting}
              >
                {t('orders.comment')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </Box>
  );
}

const soundStyle = {
  p: { xs: 2, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: 1,
} as const;

const downloadStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1 } as const;

const listStyle = { display: 'grid', gap: 1.5, m: 0, mb: 2, p: 0, listStyle: 'none' } as const;

const commentStyle = { display: 'flex', gap: 1.5, alignItems: 'start' } as const;

const timeStyle = { minWidth: 56, fontVariantNumeric: 'tabular-nums' } as const;
