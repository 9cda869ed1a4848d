import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePartnersSuspenseQuery } from '../company.generated.ts';
import type { PartnersQuery } from '../company.generated.ts';
import { cardsStyle, entryStyle } from './cards-style.ts';
import { InventedNote } from './invented-note.tsx';
import { LoadingList } from './loading-list.tsx';

/** Companies that work with us. */
export function PartnerList() {
  return (
    <LoadingList>
      <Partners />
    </LoadingList>
  );
}

function Partners() {
  const { t } = useTranslation('company');
  const { data } = usePartnersSuspenseQuery({ variables: { language: useReaderLanguage() } });
  const { nodes } = data.partners;
  if (nodes.length === 0) {
    return <EmptyState title={t('partners.empty')} text={t('partners.emptyText')} />;
  }
  return (
    <>
      <InventedNote entries={nodes} />
      <Box component="ul" sx={cardsStyle}>
        {nodes.map((partner) => (
          <Partner key={partner.id} partner={partner} />
        ))}
      </Box>
    </>
  );
}

function Partner({ partner }: { partner: PartnersQuery['partners']['nodes'][number] }) {
  const { language, name, picture, website, role, text } = partner;
  const lang = useForeignLanguage(language);
  return (
    <Box component="li" sx={entryStyle}>
      {picture && <Box component="img" src={picture} alt="" loading="lazy" sx={logoStyle} />}
      <Typography variant="h4" component="h2">
        {website ? (
          <Link href={website} rel="noopener" color="inherit">
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      <Typography color="textSecondary" lang={lang}>
        {role}
      </Typography>
      <Typography lang={lang} sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
    </Box>
  );
}

const logoStyle = {
  height: 56,
  maxWidth: '100%',
  objectFit: 'contain',
  mb: 2,
  alignSelf: 'start',
} as const;
