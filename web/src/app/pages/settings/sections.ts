import { Bell, Database, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { ConnectedAccountsPanel } from '#web/features/accounts/components/connected-accounts-panel.tsx';
import { NotificationsPanel } from '#web/features/accounts/components/notifications/notifications-panel.tsx';
import { TwoFactorPanel } from '#web/features/accounts/components/two-factor/two-factor-panel.tsx';
import { EmailPanel } from '#web/features/accounts/components/security/email-panel.tsx';
import { PasswordPanel } from '#web/features/accounts/components/security/password-panel.tsx';
import { SessionsPanel } from '#web/features/accounts/components/security/sessions-panel.tsx';
import { SubscriptionPanel } from '#web/features/marketing/components/subscription-panel.tsx';
import { PresencePanel } from '#web/features/messaging/components/presence-panel.tsx';
import { DeletionPanel } from '#web/features/privacy/components/deletion-panel.tsx';
import { ExportPanel } from '#web/features/privacy/components/export-panel.tsx';
import { CurrencyPanel } from './currency-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { ThemePanel } from './theme-panel.tsx';

export const SETTINGS_PATH = '/account/settings';

export interface SettingsSection {
  /** Stands in the address; its texts are `settings.sections.<id>` and `settings.leads.<id>`. */
  id: 'preferences' | 'notifications' | 'security' | 'data';
  Icon: LucideIcon;
  /** What stands in it, from top to bottom: a `SettingsPanel` each, under a name for it. */
  panels: Readonly<Record<string, ComponentType>>;
}

/** Everything that can be set. A feature adds a panel here. */
export const settingsSections: readonly [SettingsSection, ...SettingsSection[]] = [
  {
    id: 'preferences',
    Icon: SlidersHorizontal,
    panels: {
      language: LanguagePanel,
      currency: CurrencyPanel,
      theme: ThemePanel,
      presence: PresencePanel,
    },
  },
  {
    id: 'notifications',
    Icon: Bell,
    panels: { notifications: NotificationsPanel, subscription: SubscriptionPanel },
  },
  {
    id: 'security',
    Icon: ShieldCheck,
    panels: {
      email: EmailPanel,
      password: PasswordPanel,
      twoFactor: TwoFactorPanel,
      connectedAccounts: ConnectedAccountsPanel,
      sessions: SessionsPanel,
    },
  },
  { id: 'data', Icon: Database, panels: { export: ExportPanel, deletion: DeletionPanel } },
];

/** The section with an id; the first when there is none of that name. */
export function sectionOf(id: string | null): SettingsSection {
  return settingsSections.find((section) => section.id === id) ?? settingsSections[0];
}

/** Where a section is found. */
export function settingsPath(id: SettingsSection['id']): string {
  return `${SETTINGS_PATH}?section=${id}`;
}
