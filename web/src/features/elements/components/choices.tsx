import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PillOptions } from '#web/features/search/components/pill-options.tsx';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const rooms = ['first', 'second', 'third'] as const;
type Room = (typeof rooms)[number];

/** What is ticked, switched and chosen. */
export function Choices() {
  const { t } = useTranslation('elements');
  const [room, setRoom] = useState<Room>('first');
  const [isOn, setIsOn] = useState(true);
  const [level, setLevel] = useState(75);
  const names = rooms.map((value) => ({ value, label: t(`choices.${value}`) }));
  return (
    <Specimens>
      <Specimen name={t('choices.checkbox')}>
        <FormControlLabel
          control={<Checkbox checked={isOn} onChange={(_event, on) => setIsOn(on)} />}
          label={t('choices.first')}
        />
        <FormControlLabel control={<Checkbox indeterminate />} label={t('choices.second')} />
        <FormControlLabel control={<Checkbox checked disabled />} label={t('states.disabled')} />
      </Specimen>
      <Specimen name={t('choices.radio')}>
        <RadioGroup
          aria-label={t('choices.radio')}
          value={room}
          onChange={(_event, value) => setRoom(value as Room)}
        >
          {names.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </Specimen>
      <Specimen name={t('choices.switch')}>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_event, on) => setIsOn(on)} />}
          label={t(isOn ? 'states.on' : 'states.off')}
        />
        <FormControlLabel control={<Switch disabled />} label={t('states.disabled')} />
      </Specimen>
      <Specimen name={t('choices.pills')}>
        <PillOptions
          name="room"
          label={t('choices.pills')}
          value={room}
          options={names}
          onChange={setRoom}
        />
      </Specimen>
      <Specimen name={t('choices.list')}>
        <ChoiceSelect
          label={t('choices.room')}
          value={room}
          onChange={(value) => setRoom(value as Room)}
        >
          {names.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ChoiceSelect>
      </Specimen>
      <Specimen name={t('choices.slider')}>
        <Slider
          aria-label={t('choices.slider')}
          value={level}
          onChange={(_event, value) => setLevel(value)}
        />
      </Specimen>
      <Specimen name={t('choices.tabs')}>
        <LinkTabs
          label={t('choices.tabs')}
          areParts
          current="first"
          tabs={names.map(({ value, label }) => ({ id: value, label, to: '/demoelements' }))}
        />
      </Specimen>
    </Specimens>
  );
}
