import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { languageNames, languages } from '#domain/accounts/language.ts';
import type { EnumName } from '#domain/enums/enum-name.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { textStates } from '#domain/texts/text.ts';
import type { TextKind } from '#domain/texts/text.ts';
import { editPath } from '#web/features/texts/text-address.ts';
import { useSiteTextsSuspenseQuery } from '#web/features/texts/texts.generated.ts';
import { formatAgo } from '#web/lib/dates.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { useNow } from '#web/ui/clock.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChoiceFilter, ListFilters, TextFilter } from './list-filters.tsx';
import { ListPage } from './list-page.tsx';
import { NewTextDialog } from './new-text-dialog.tsx';
import { rowStyle } from './rows.ts';

type Kind = EnumName<TextKind>;

interface TextListPageProps {
  title: string;
  description: string;
  /** Which are listed; where there are several, one at a time is chosen. */
  kinds: readonly [Kind, ...Kind[]];
  /** What can be added here. */
  added: 'PAGE' | 'POST';
}

/** Texts to edit: where each stands, narrowed by what the address says. */
export function TextListPage({ title, description, kinds, added }: TextListPageProps) {
  const { t } = useTranslation('texts');
  const [params] = usePageParams();
  const [isAdding, setIsAdding] = useState(false);
  const kind = kinds.find((one) => one === params.get('kind')) ?? kinds[0];
  return (
    <>
      <ListPage
        title={title}
        description={description}
        asked={kind}
        action={
          <Button variant="contained" onClick={() => setIsAdding(true)}>
            {t(added === 'POST' ? 'list.newPost' : 'list.newPage')}
          </Button>
        }
        filters={<Filters kinds={kinds} />}
      >
        <Texts kind={kind} />
      </ListPage>
      {isAdding && <NewTextDialog kind={added} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function Filters({ kinds }: Pick<TextListPageProps, 'kinds'>) {
  const { t } = useTranslation('texts');
  return (
    <ListFilters label={t('list.title')}>
      <TextFilter name="text" label={t('list.text')} />
      {kinds.length > 1 && (
        <ChoiceFilter
          name="kind"
          label={t('list.kind')}
          options={kinds.map((kind) => [kind, t(`kinds.${kind}`)])}
        />
      )}
      <ChoiceFilter
        name="language"
        label={t('list.language')}
        all={t('list.any')}
        options={languages.map((language) => [language, languageNames[language]])}
      />
      <ChoiceFilter
        name="state"
        label={t('list.state')}
        all={t('list.any')}
        options={textStates.map((state) => [enumName(state), t(`states.${enumName(state)}`)])}
      />
    </ListFilters>
  );
}

function Texts({ kind }: { kind: Kind }) {
  const { t, i18n } = useTranslation('texts');
  const now = useNow();
  const [params] = usePageParams();
  const { data } = useSiteTextsSuspenseQuery({ variables: { kind }, context: { fresh: false } });
  const wanted = (params.get('text') ?? '').trim().toLowerCase();
  const shown = data.siteTexts.filter(
    ({ title, slug, language, state }) =>
      `${title} ${slug}`.toLowerCase().includes(wanted) &&
      [null, '', language.toLowerCase()].includes(params.get('language')) &&
      [null, '', state].includes(params.get('state')),
  );
  if (shown.length === 0) {
    return <EmptyState title={t('list.empty')} text={t('list.emptyText')} />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map((text) => (
        <Box component="li" key={`${text.slug} ${text.language}`} sx={rowStyle}>
          <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
            <Link
              component={RouterLink}
              to={editPath(text)}
              color="inherit"
              sx={{ fontWeight: 600 }}
            >
              {text.title}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {[
                text.slug,
                languageNames[enumValue(text.language, languages)],
                text.updatedAt &&
                  t('list.updated', { when: formatAgo(text.updatedAt, now, i18n.language) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Chip
            size="small"
            color={text.state === 'LIVE' ? 'success' : 'default'}
            label={t(`states.${text.state}`)}
          />
        </Box>
      ))}
    </Box>
  );
}
