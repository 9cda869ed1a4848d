import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useIdeasQuery, useMergeIdeaMutation } from '../ideas.generated.ts';
import type { IdeaItemFragment } from '../ideas.generated.ts';
import { useForgetIdeas } from '../use-forget-ideas.ts';

/** Ideas to choose from, at most: more words find fewer. */
const CHOICE = 8;

interface MergeDialogProps {
  idea: IdeaItemFragment;
  onClose: () => void;
}

/** Chooses the idea that another one is the same as. */
export function MergeDialog({ idea, onClose }: MergeDialogProps) {
  const { t } = useTranslation('ideas');
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [merge, { loading }] = useMergeIdeaMutation();
  const forget = useForgetIdeas();
  const navigate = useNavigate();
  const { data } = useIdeasQuery({
    variables: { first: CHOICE + 1, statuses: null, text: text || null, order: 'VOTES' },
  });
  const found = data?.ideas.nodes.filter(({ id }) => id !== idea.id).slice(0, CHOICE) ?? [];

  async function mergeInto({ id: intoId, title }: IdeaItemFragment): Promise<void> {
    try {
      await merge({ variables: { input: { id: idea.id, intoId } } });
      forget();
      showToast({ tone: 'success', title: t('staff.merged', { title }) });
      onClose();
      await navigate(`/feedback/${intoId}`);
    } catch (error) {
      setFailure(failureOf(error).message ?? t('staff.failed'));
    }
  }

  return (
    <ResponsiveDialog open onClose={onClose} title={t('staff.merge')} maxWidth="sm">
      <Typography sx={{ mb: 2 }}>{t('staff.mergeText')}</Typography>
      <FormAlert message={failure} />
      <SearchField
        label={t('staff.mergeSearch')}
        value={text}
        onCommit={(words) => setText(words.trim())}
        input={{ type: 'search', maxLength: SEARCH_TEXT_LIMIT }}
      />
      <Box component="ul" sx={listStyle}>
        {found.map((other) => (
          <li key={other.id} lang={other.language.toLowerCase()}>
            <Button
              color="inherit"
              fullWidth
              disabled={loading}
              onClick={() => void mergeInto(other)}
              sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
            >
              {t('staff.mergeInto', { title: other.title, count: other.voteCount })}
            </Button>
          </li>
        ))}
      </Box>
      {data && found.length === 0 && (
        <Typography color="textSecondary">{t('empty.textOfSearch')}</Typography>
      )}
    </ResponsiveDialog>
  );
}

const listStyle = { listStyle: 'none', m: 0, mt: 2, p: 0 } as const;
