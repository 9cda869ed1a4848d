import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { IdeaInput } from '#domain/ideas/idea.schema.ts';
import { usePaused } from '#web/lib/paused.ts';
import { useSimilarIdeasQuery } from '../ideas.generated.ts';

/** Says which ideas are nearly the same, before one of them is suggested again. */
export function SimilarIdeas() {
  const { t } = useTranslation('ideas');
  const { values } = useFormikContext<IdeaInput>();
  const title = usePaused(values.title.trim());
  const isTooShort = title.length < 4;
  const { data, previousData } = useSimilarIdeasQuery({ variables: { title }, skip: isTooShort });
  const similar = (data ?? previousData)?.similarIdeas ?? [];
  if (isTooShort || similar.length === 0) return null;
  return (
    <Alert severity="info">
      {t('form.similar')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {similar.map((idea) => (
          <li key={idea.id} lang={idea.language.toLowerCase()}>
            <Link component={RouterLink} to={`/feedback/${idea.id}`} color="inherit">
              {idea.title}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
