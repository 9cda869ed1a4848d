import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Heart, Music } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ShareButton } from '#web/ui/share-button.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const variants = ['contained', 'outlined', 'text'] as const;

/** What is pressed, and what leads elsewhere. */
export function Buttons() {
  const { t } = useTranslation('elements');
  const { t: menuText } = useTranslation('menu');
  const icon = <Music size={18} aria-hidden />;
  return (
    <Specimens>
      {variants.flatMap((variant) => {
        const shared = { variant, color: variant === 'contained' ? 'primary' : 'inherit' } as const;
        const kind = t(`buttons.${variant}`);
        return [
          <Specimen key={variant} name={kind}>
            <Button {...shared}>{t('buttons.label')}</Button>
            <Button {...shared} size="small">
              {t('buttons.small')}
            </Button>
            <Button {...shared} startIcon={icon}>
              {t('buttons.withIcon')}
            </Button>
          </Specimen>,
          <Specimen key={`${variant} off`} name={`${kind}: ${t('states.disabled')}`}>
            <Button {...shared} disabled>
              {t('buttons.label')}
            </Button>
          </Specimen>,
          <Specimen key={`${variant} busy`} name={`${kind}: ${t('states.busy')}`}>
            <Button {...shared} loading loadingPosition="start" startIcon={icon}>
              {t('buttons.label')}
            </Button>
          </Specimen>,
        ];
      })}
      <Specimen name={t('buttons.icon')}>
        <IconButton aria-label={t('buttons.keep')}>
          <Heart size={22} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('buttons.keep')} disabled>
          <Heart size={22} aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name={t('buttons.share')}>
        <ShareButton title={menuText('elements.elements')} />
      </Specimen>
      <Specimen name={t('buttons.link')}>
        <Link component={RouterLink} to="/studios">
          {t('buttons.linkText')}
        </Link>
      </Specimen>
    </Specimens>
  );
}
