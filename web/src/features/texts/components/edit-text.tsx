import Box from '@mui/material/Box';
import type { TextRef } from '../text-address.ts';
import { useSiteTextSuspenseQuery } from '../texts.generated.ts';
import { TextEditing } from './text-editing.tsx';
import { TextNotFound } from './text-not-found.tsx';

interface EditTextProps {
  text: TextRef;
  /** Told when readers have something else of it. */
  onPublished?: () => void;
}

/** Edits a text, which is asked for as it is saved now. */
export function EditText({ text, onPublished }: EditTextProps) {
  const { data, refetch } = useSiteTextSuspenseQuery({
    variables: text,
    context: { fresh: false },
  });
  if (!data.siteText) return <TextNotFound />;
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
