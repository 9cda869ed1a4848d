import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '#web/ui/anchored-panel.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Specimen, Specimens } from './specimen.tsx';

const kinds = ['dialog', 'question', 'panel', 'menu'] as const;
type Kind = (typeof kinds)[number];

/** What opens over the page. */
export function Windows() {
  const { t } = useTranslation('elements');
  const [open, setOpen] = useState<Kind>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setOpen(undefined);
  return (
    <Specimens>
      {kinds.map((kind) => (
        <Specimen key={kind} name={t(`windows.${kind}`)}>
          <Button
            variant="outlined"
            color="inherit"
            aria-haspopup={kind === 'menu' ? 'menu' : 'dialog'}
            onClick={({ currentTarget }) => {
              setAnchor(currentTarget);
              setOpen(kind);
            }}
          >
            {t('windows.open')}
          </Button>
        </Specimen>
      ))}
      <ResponsiveDialog open={open === 'dialog'} onClose={close} title={t('windows.dialog')}>
        <Typography>{t('windows.text')}</Typography>
      </ResponsiveDialog>
      <ConfirmDialog
        open={open === 'question'}
        onClose={close}
        title={t('windows.ask')}
        keep={t('windows.keep')}
        confirm={t('windows.confirm')}
        failed={t('notices.failed')}
        onConfirm={() => {
          showToast({ title: t('windows.confirmed') });
          return Promise.resolve();
        }}
      >
        <Typography>{t('windows.askText')}</Typography>
      </ConfirmDialog>
      <AnchoredPanel
        open={open === 'panel'}
        anchor={anchor}
        title={t('windows.panel')}
        sheetBelow="sm"
        align="center"
        onClose={close}
      >
        <Typography>{t('windows.text')}</Typography>
      </AnchoredPanel>
      <Menu open={open === 'menu'} anchorEl={anchor} onClose={close}>
        {(['first', 'second', 'third'] as const).map((name) => (
          <MenuItem key={name} onClick={close}>
            {t(`choices.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </Specimens>
  );
}
