import './look/mantine-parts.css';
import './look/mantine.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { lookKey, savedLook } from '../base/look.ts';
import { ConfirmPlace } from '../kit/dialog/confirm.tsx';
import { PresencePlace } from '../kit/presence/presence.tsx';
import { Toasts } from './frame/Toasts.tsx';
import { resolver, theme } from './look/theme.ts';
import { fetchScreen } from './routes.tsx';
import { SignedIn } from './SignedIn.tsx';

const lookKeeper = localStorageColorSchemeManager({ key: lookKey });
// Without a connection everything is told at once: by default the library would wait without a word, and then send by
// itself what somebody may have given up. Only what was read is read again.
const freshClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });

export { fetchScreen };

/** The signed-in tree; the next person begins with nothing remembered. */
export function App() {
  const [client] = useState(freshClient);
  return (
    <QueryClientProvider client={client}>
      <MantineProvider
        theme={theme}
        deduplicateCssVariables={false}
        cssVariablesResolver={resolver}
        defaultColorScheme={savedLook()}
        colorSchemeManager={lookKeeper}
      >
        <Toasts />
        <SignedIn />
        <ConfirmPlace />
        <PresencePlace />
      </MantineProvider>
    </QueryClientProvider>
  );
}
