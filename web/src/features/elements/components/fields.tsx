import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { useNow } from '#web/ui/clock.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** What is typed, dropped and picked from a calendar. */
export function Fields() {
  const { t } = useTranslation('elements');
  const [words, setWords] = useState('');
  const [fileNames, setFileNames] = useState<readonly string[]>([]);
  const today = new Date(useNow());
  const [day, setDay] = useState<Date>();
  const label = t('fields.name');
  return (
    <Specimens>
      <Specimen name={t('states.empty')}>
        <TextField label={label} />
      </Specimen>
      <Specimen name={t('states.filled')}>
        <TextField label={label} defaultValue={t('fields.value')} helperText={t('fields.help')} />
      </Specimen>
      <Specimen name={t('states.wrong')}>
        <TextField label={label} defaultValue="?" error helperText={t('fields.wrong')} />
      </Specimen>
      <Specimen name={t('states.disabled')}>
        <TextField label={label} defaultValue={t('fields.value')} disabled />
      </Specimen>
      <Specimen name={t('fields.lines')}>
        <TextField label={t('fields.message')} multiline minRows={3} />
      </Specimen>
      <Specimen name={t('fields.search')}>
        <SearchField
          label={t('fields.words')}
          value={words}
          onCommit={setWords}
          icon={<Search size={18} aria-hidden />}
          input={{ type: 'search' }}
        />
      </Specimen>
      <Specimen name={t('fields.files')}>
        <FileZone
          texts={{
            drop: t('fields.drop'),
            choose: t('fields.choose'),
            file: t('fields.files'),
            formats: fileNames.join(', ') || t('fields.stays'),
          }}
          accept={['image/*', 'audio/*']}
          multiple
          onChosen={(files) => setFileNames(files.map(({ name }) => name))}
        />
      </Specimen>
      <Specimen name={t('fields.day')} isWide>
        <Calendar
          mode="single"
          selected={day}
          onSelect={setDay}
          defaultMonth={today}
          today={today}
          disabled={{ before: today }}
        />
      </Specimen>
    </Specimens>
  );
}
