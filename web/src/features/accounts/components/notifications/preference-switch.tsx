import Switch from '@mui/material/Switch';
import { useSetNotificationPreferenceMutation } from '../../notifications.generated.ts';
import type { MyNotificationPreferencesQuery } from '../../notifications.generated.ts';
import { useImmediateChoice } from '../../hooks/use-immediate-choice.ts';

export type Preference = MyNotificationPreferencesQuery['myNotificationPreferences'][number];

interface PreferenceSwitchProps {
  preference: Preference;
  /** Ids of what names it, separated by spaces. */
  labelledBy: string;
  describedBy: string;
}

/** Switches one kind of notifications by one channel on and off. */
export function PreferenceSwitch({ preference, labelledBy, describedBy }: PreferenceSwitchProps) {
  const { kind, channel } = preference;
  const [store] = useSetNotificationPreferenceMutation();
  const { isOn, choose } = useImmediateChoice(preference.isOn, (choice) =>
    store({ variables: { kind, channel, isOn: choice } }),
  );
  return (
    <Switch
      checked={isOn}
      onChange={({ target }) => choose(target.checked)}
      slotProps={{ input: { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } }}
    />
  );
}
