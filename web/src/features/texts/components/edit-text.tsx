import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '#web/ui/status-page.tsx';
import type { TextRef } from '../text-address.ts';
import { useSiteTextSuspenseQuery } from '../texts.generated.ts';
import { TextEditing } from './text-editing.tsx';

interface EditTextProps {
  text: TextRef;
  /** Told when readers have something else of it. */
  onPublished?: () => void;
}

/** Edits a text, which is asked for as it is saved now. */
export function EditText({ text, onPublished }: EditTextProps) {
  const { t } = useTranslation('texts');
  const { data, refetch } = useSiteTextSuspenseQuery({
    variables: text,
    context: { fresh: false },
  });
  if (!data.siteText) {
    return (
      <StatusPage
        status={404}
        title={t('edit.notFound')}
        text={t('list.emptyText')}
        ways={[{ to: '/admin/content', label: t('list.title') }]}
      />
    );
  }
  return (
    <Box sx={{ maxWidth: 820, py: 3 }}>
      <TextEditing
        key={`${text.kind} ${text.slug} ${text.language}`}
        text={data.siteText}
        renew={async () => (await refetch()).data!.siteText!}
        onPublished={onPublished}
      />
    </Box>
  );
}
