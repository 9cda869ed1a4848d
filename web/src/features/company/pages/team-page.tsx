import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { useCompanyMembersSuspenseQuery } from '../company.generated.ts';
import type { CompanyMembersQuery } from '../company.generated.ts';
import { cardsStyle, entryStyle } from '../components/cards-style.ts';
import { InventedNote } from '../components/invented-note.tsx';
import { LoadingList } from '../components/loading-list.tsx';
import { PlatformNumbers } from '../components/platform-numbers.tsx';
import { WaysOn } from '../components/ways-on.tsx';

const values = ['rooms', 'prices', 'sides', 'data'] as const;

/** Who makes the product, what they care about, and what has come of it (spec §2.16). */
export function TeamPage() {
  const { t } = useTranslation('company');
  return (
    <TitledPage id="team">
      <LoadingList>
        <Members />
      </LoadingList>
      <Section title={t('team.values')}>
        <Box component="ul" sx={{ ...cardsStyle, mt: 0 }}>
          {values.map((value) => (
            <Box component="li" key={value} sx={entryStyle}>
              <Typography variant="h4" component="h3">
                {t(`team.value.${value}.title`)}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {t(`team.value.${value}.text`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
      <Optional>
        <PlatformNumbers />
      </Optional>
      <WaysOn
        title={t('team.join')}
        text={t('team.joinText')}
        ways={[
          { to: '/careers', label: t('team.careers') },
          { to: '/contact', label: t('team.contact') },
          { to: '/help', label: t('team.help') },
        ]}
      />
    </TitledPage>
  );
}

function Members() {
  const { t } = useTranslation('company');
  const { data } = useCompanyMembersSuspenseQuery({
    variables: { language: useReaderLanguage() },
  });
  const { nodes } = data.companyMembers;
  if (nodes.length === 0) {
    return (
      <Box sx={{ mt: 4 }}>
        <EmptyState
          title={t('team.empty')}
          text={t('team.emptyText')}
          action={
            <Button component={Link} to="/about" variant="outlined" color="inherit">
              {t('team.toAbout')}
            </Button>
          }
        />
      </Box>
    );
  }
  return (
    <>
      <InventedNote entries={nodes} />
      <Box component="ul" sx={cardsStyle}>
        {nodes.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </Box>
    </>
  );
}

type TeamMember = CompanyMembersQuery['companyMembers']['nodes'][number];

function Member({ member }: { member: TeamMember }) {
  const { language, name, picture, role, text } = member;
  const lang = useForeignLanguage(language);
  return (
    <Box component="li" sx={entryStyle}>
      <UserAvatar name={name} url={picture || null} width={72} />
      <Typography variant="h4" component="h2" sx={{ mt: 2 }}>
        {name}
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
