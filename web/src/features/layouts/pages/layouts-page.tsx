import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { areaOf } from '#domain/layouts/acoustics.ts';
import { roomPlan, roomPlans } from '#domain/layouts/plans.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Later } from '#web/ui/later.tsx';
import { Section } from '#web/ui/section.tsx';
import { useMeasures } from '../hooks/use-measures.ts';

// One looks at it before one measures.
const PlanSheet = lazy(async () => ({
  default: (await import('../components/plan-sheet.tsx')).PlanSheet,
}));

/** How the numbers of a plan come about. */
const notes = ['listening', 'modes', 'reverberation', 'reflections'] as const;

/** Floor plans of rooms for music, to be read and measured. */
export function LayoutsPage() {
  const { t } = useTranslation('layouts');
  const [params] = usePageParams();
  const { area } = useMeasures();
  const plan = roomPlan(params.get('plan'));
  return (
    <TitledPage id="layouts">
      <ChoiceCards
        label={t('choose')}
        columns={4}
        choices={roomPlans.map((one) => ({
          to: `/layouts?plan=${one.id}`,
          title: t(`plans.${one.id}.name`),
          detail: area(areaOf(one)),
          isChosen: one.id === plan.id,
        }))}
      />
      <Later height={640}>
        <PlanSheet key={plan.id} plan={plan} />
      </Later>
      <Box sx={{ displayPrint: 'none' }}>
        <Section title={t('notes.title')}>
          <Box sx={{ maxWidth: 720, display: 'grid', gap: 2 }}>
            {notes.map((note) => (
              <Typography key={note}>{t(`notes.${note}`)}</Typography>
            ))}
          </Box>
        </Section>
      </Box>
    </TitledPage>
  );
}
