import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { countryPages } from '#domain/studios/country.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { countryName } from '#web/lib/countries.ts';
import { pagesOf, sitemapGroups } from './sitemap-groups.ts';

/** Every page that everybody can open, in groups (spec §2.16). */
export function SitemapPage() {
  const { t, i18n } = useTranslation();
  const { t: menuText } = useTranslation('menu');
  return (
    <TitledPage id="sitemap">
      <Box sx={groupsStyle}>
        {sitemapGroups.map((group) => (
          <Group key={group} title={t(`sitemap.groups.${group}`)}>
            {pagesOf(group).map((page) => (
              <PageItem key={page.to} to={page.to}>
                {'label' in page ? menuText(page.label) : t(page.ownLabel)}
              </PageItem>
            ))}
          </Group>
        ))}
        <Group title={t('footer.countries')}>
          {countryPages.map(({ slug, code }) => (
            <PageItem key={slug} to={`/${slug}`}>
              {countryName(code, i18n.language)}
            </PageItem>
          ))}
        </Group>
      </Box>
    </TitledPage>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {children}
      </Box>
    </section>
  );
}

function PageItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 0.75 }}>
        {children}
      </Link>
    </li>
  );
}

const groupsStyle = {
  display: 'grid',
  gap: 5,
  mt: 5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;
