import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { cardsStyle, entryStyle } from '#web/features/company/components/cards-style.ts';
import { InventedNote } from '#web/features/company/components/invented-note.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { useDealsSuspenseQuery } from '../deals.generated.ts';
import type { DealCardFragment } from '../deals.generated.ts';
import { NoneNow } from './none-now.tsx';

/** What others give our readers and is valid today, in a city or anywhere. */
export function DealList({ cityId }: { cityId: string }) {
  const { t } = useTranslation('deals');
  const { data } = useDealsSuspenseQuery({
    variables: { language: useReaderLanguage(), cityId: cityId || null },
  });
  const { nodes } = data.deals;
  if (nodes.length === 0) {
    return <NoneNow title={t('given.empty')} text={t('given.emptyText')} />;
  }
  return (
    <>
      <InventedNote entries={nodes} />
      <Box component="ul" sx={cardsStyle}>
        {nodes.map((deal) => (
          <Deal key={deal.id} deal={deal} />
        ))}
      </Box>
    </>
  );
}

function Deal({ deal }: { deal: DealCardFragment }) {
  const { t, i18n } = useTranslation('deals');
  const { cityName } = usePlaceNames();
  const { language, name, code, website, validUntil, title, text, city } = deal;
  const lang = useForeignLanguage(language);
  return (
    <Box component="li" sx={entryStyle}>
      <Typography variant="body2" color="textSecondary">
        {name} · {city ? cityName(city) : t('given.everywhere')}
      </Typography>
      <Typography variant="h4" component="h3" lang={lang} sx={{ mt: 0.5 }}>
        {website ? (
          <Link href={website} rel="noopener nofollow" color="inherit">
            {title}
          </Link>
        ) : (
          title
        )}
      </Typography>
      <Typography lang={lang} sx={{ mt: 1.5, mb: 2, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Typography variant="body2" sx={{ mt: 'auto' }}>
        {code && (
          <>
            {t('given.code')} <code>{code}</code>
            <br />
          </>
        )}
        <time dateTime={validUntil}>
          {t('given.until', { date: formatDate(validUntil, i18n.language) })}
        </time>
      </Typography>
    </Box>
  );
}
