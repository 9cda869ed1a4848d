import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ShowAll } from '#web/ui/show-all.tsx';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

type Equipment = StudioDetailFragment['equipment'];

/** How much gear shows at once, at least, when there is more. */
const SHOWN_GEAR = 12;

/** Gear, grouped by kind: the first kinds, and the rest where somebody wants to see it. */
export function EquipmentList({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation('studios');
  if (equipment.length === 0) return <Typography>{t('detail.noEquipment')}</Typography>;
  const groups = [...Map.groupBy(equipment, ({ category }) => category)];
  const shown = countShown(groups.map(([, items]) => items.length));
  return (
    <>
      <EquipmentGroups groups={groups.slice(0, shown)} />
      {shown < groups.length && (
        <ShowAll label={t('detail.showAllEquipment', { count: equipment.length })}>
          <Box sx={{ pt: 2 }}>
            <EquipmentGroups groups={groups.slice(shown)} />
          </Box>
        </ShowAll>
      )}
    </>
  );
}

/** How many groups show at once. What is left has to be worth a button. */
function countShown(sizes: readonly number[]): number {
  let items = 0;
  const full = sizes.findIndex((size) => (items += size) >= SHOWN_GEAR) + 1;
  const rest = sizes.slice(full).reduce((sum, size) => sum + size, 0);
  return full === 0 || rest * 3 < SHOWN_GEAR ? sizes.length : full;
}

type EquipmentGroup = readonly [Equipment[number]['category'], Equipment];

function EquipmentGroups({ groups }: { groups: readonly EquipmentGroup[] }) {
  const { t } = useTranslation('studios');
  return (
    <Box sx={{ columns: { sm: 2 }, columnGap: 5 }}>
      {groups.map(([category, items]) => (
        <Box key={category} sx={{ breakInside: 'avoid', mb: 3.5 }}>
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
            {t(`equipment.${category}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map(({ name }) => (
              <Box
                component="li"
                key={name}
                sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}
              >
                {name}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Rooms. */
export function SpaceList({ spaces }: Pick<StudioDetailFragment, 'spaces'>) {
  const { t } = useTranslation('studios');
  if (spaces.length === 0) return <Typography>{t('detail.noSpaces')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {spaces.map(({ name, description }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2.5, borderRadius: 3 }}>
          <Typography variant="h4" component="h3">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {description}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

/** Questions that the owner answers. */
export function FaqList({ faqs }: Pick<StudioDetailFragment, 'faqs'>) {
  const { t } = useTranslation('studios');
  if (faqs.length === 0) return <Typography>{t('detail.noFaqs')}</Typography>;
  return (
    <div>
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <Typography sx={{ pb: 3, maxWidth: 640 }}>{answer}</Typography>
        </Disclosure>
      ))}
    </div>
  );
}
