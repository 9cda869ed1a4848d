import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiReferenceQuery } from '../api-reference.generated.ts';
import { codeBlockStyle, codeStyle } from './code-style.ts';

/** What the two are called in every language. */
const PLAIN_SOCKET = '/ws';
const SUBSCRIPTIONS = 'graphql-ws';

interface SocketReferenceProps {
  reference: Pick<ApiReferenceQuery['apiReference'], 'topics' | 'subscriptions'>;
}

/** What can be followed, on the plain socket and as a subscription of GraphQL. */
export function SocketReference({ reference }: SocketReferenceProps) {
  const { t } = useTranslation('integrations');
  const { topics, subscriptions } = reference;
  const example = topics.find(({ params }) => params.length > 0);
  return (
    <Box sx={columnsStyle}>
      <section>
        <Typography variant="h3">{PLAIN_SOCKET}</Typography>
        <Typography sx={{ my: 2 }}>{t('sockets.plain')}</Typography>
        {example && (
          <Box component="pre" sx={codeBlockStyle} translate="no">
            {exchange(example)}
          </Box>
        )}
        <Typography sx={{ my: 2 }}>{t('sockets.versions')}</Typography>
        <Box component="ul" sx={listStyle}>
          {topics.map(({ messageType, params, audience, isPassing }) => (
            <li key={messageType}>
              <Box component="code" sx={{ ...codeStyle, fontWeight: 600 }}>
                {messageType}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                <Box component="code" sx={codeStyle}>
                  {[...params, ...(isPassing ? [] : ['version'])].join(', ')}
                </Box>{' '}
                · {t(`audiences.${audience}`)}
                {isPassing && ` ${t('sockets.passing')}`}
              </Box>
            </li>
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h3">{SUBSCRIPTIONS}</Typography>
        <Typography sx={{ my: 2 }}>{t('sockets.subscriptions')}</Typography>
        <Box component="ul" sx={listStyle}>
          {subscriptions.map(({ name, declaration, description }) => (
            <li key={name}>
              <Box component="code" sx={{ ...codeStyle, fontWeight: 600 }}>
                {declaration}
              </Box>
              <Box lang="en" sx={{ color: 'text.secondary' }}>
                {description}
              </Box>
            </li>
          ))}
        </Box>
      </section>
    </Box>
  );
}

/** What is sent to follow something, what comes, and what ends it. */
function exchange({ messageType, params }: SocketReferenceProps['reference']['topics'][number]) {
  const named = Object.fromEntries(params.map((param) => [param, 7]));
  const asked = { topic: messageType, ...named };
  return [
    { type: 'SUBSCRIBE', payload: asked },
    { type: messageType, payload: { ...named, version: '1764590400000' } },
    { type: 'UNSUBSCRIBE', payload: asked },
  ]
    .map((message) => JSON.stringify(message))
    .join('\n');
}

const columnsStyle = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
