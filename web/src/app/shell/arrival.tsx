import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VIA_PARAM } from '#web/features/affiliates/via-param.ts';

/** Has it counted when somebody comes by a link with a code, with what nobody else has to load. */
export function Arrival() {
  const client = useApolloClient();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!location.search.includes(`${VIA_PARAM}=`)) return;
    // That one is missing hurts no reader.
    void import('#web/features/affiliates/arrive.ts')
      .then(({ arrive }) => arrive(client, location, navigate))
      .catch(() => undefined);
  }, [client, location, navigate]);
  return null;
}
