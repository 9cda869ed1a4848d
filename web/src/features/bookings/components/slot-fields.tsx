import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDate, formatTime, zoneName } from '#web/lib/dates.ts';
import { AnchoredPanel } from '#web/ui/anchored-panel.tsx';
import { useNow } from '#web/ui/clock.tsx';
import type { Slot } from '../hooks/use-slot.ts';
import { withoutStart } from '../without-start.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { DatePanel } from './date-panel.tsx';
import { LengthList } from './length-list.tsx';
import { SlotField } from './slot-field.tsx';
import { StartList } from './start-list.tsx';

type Field = 'date' | 'start' | 'length';

interface SlotFieldsProps {
  studio: BookableStudioFragment;
  slot: Slot;
  disabled: boolean;
}

/** Before a start is chosen, prices are those of the day. */
const NOON = '12:00';

/** Date, start and length, each with a panel that it opens; one leads to the next. */
export function SlotFields({ studio, slot, disabled }: SlotFieldsProps) {
  const { t, i18n } = useTranslation('bookings');
  const now = useNow();
  const [group, setGroup] = useState<HTMLFieldSetElement | null>(null);
  const [opened, setOpened] = useState<Field>();
  const { selection, select, day, month, start } = slot;
  const { date, hours } = selection;
  const { id, zone } = studio;
  const field = (name: Field) => ({
    label: t(`card.${name}`),
    isOpen: opened === name,
    onOpen: () => setOpened(name),
    disabled,
  });
  const close = () => setOpened(undefined);
  return (
    <>
      <Box component="fieldset" ref={setGroup} aria-label={t('card.when')} sx={groupStyle}>
        <SlotField
          {...field('date')}
          value={date && formatShortDate(date, i18n.language)}
          placeholder={t('card.addDate')}
        />
        <SlotField
          {...field('start')}
          value={start && formatTime(start.startsAt, zone, i18n.language)}
          placeholder={t('card.addStart')}
          // Which starts there are is known once there is a day.
          disabled={disabled || !day}
        />
        <SlotField {...field('length')} value={t('card.hours', { count: hours })} />
      </Box>
      <AnchoredPanel
        anchor={group}
        open={opened !== undefined}
        onClose={close}
        title={opened ? t(`card.${opened}`) : ''}
        sheetBelow="sm"
        align="right"
        width={opened === 'start' ? 500 : 338}
        disableScrollLock
      >
        <Suspense>
          {opened === 'date' && (
            <DatePanel
              studioId={id}
              zone={zone}
              hours={hours}
              value={date}
              firstMonth={month}
              onChange={(next) => {
                select({ date: next, start: undefined });
                setOpened('start');
              }}
            />
          )}
          {opened === 'start' && day?.starts.length === 0 && (
            <Box component="p" sx={{ m: 0 }}>
              {withoutStart(t, day, hours, i18n.language)}
            </Box>
          )}
          {opened === 'start' && day && day.starts.length > 0 && (
            <>
              <StartList
                starts={day.starts}
                zone={zone}
                value={start}
                onChange={({ startsAt }) => select({ start: startsAt, time: undefined })}
                onDone={close}
              />
              <Box component="p" sx={zoneStyle}>
                {t('card.zone', {
                  zone: zoneName(day.openIntervals[0]?.startsAt ?? now, zone, i18n.language),
                })}
              </Box>
            </>
          )}
          {opened === 'length' && (
            <LengthList
              studio={studio}
              startTime={start?.startTime ?? NOON}
              withEngineer={selection.engineer}
              value={hours}
              onChange={(next) => select({ hours: next })}
              onDone={close}
            />
          )}
        </Suspense>
      </AnchoredPanel>
    </>
  );
}

const groupStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  minWidth: 0,
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  '& > :first-of-type': { gridColumn: '1 / -1', borderBottom: 1, borderColor: 'divider' },
  '& > :last-of-type': { borderLeft: 1, borderColor: 'divider' },
} as const;

const zoneStyle = { m: 0, mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary' } as const;
