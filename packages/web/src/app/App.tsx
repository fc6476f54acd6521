import '@mantine/core/styles.layer.css';
import './mantine.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { session as calls } from '#contract/session/endpoints.ts';
import { ask } from '../base/ask.ts';
import { MeProvider } from '../base/me.tsx';
import { session, useSession } from '../base/session.ts';
import { lookKey } from './look.ts';
import { router } from './routes.tsx';
import { Splash } from './Splash.tsx';
import { resolver, theme } from './theme.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
const lookKeeper = localStorageColorSchemeManager({ key: lookKey });

function SignedIn() {
  const { token, chosen } = useSession();
  const me = useQuery({
    queryKey: ['verify', token, chosen?.id],
    queryFn: async () => {
      const { new_login, user } = await ask(calls.verify, {});
      if (new_login || !user) session.end('AUTH.ERRORS.SIGNED_OUT_ELSEWHERE');
      return user;
    },
  });
  if (!me.data) return <Splash />;
  return (
    <MeProvider value={me.data}>
      <RouterProvider router={router} />
    </MeProvider>
  );
}

/** The signed-in tree. */
export const App = () => (
  <QueryClientProvider client={client}>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      defaultColorScheme="auto"
      colorSchemeManager={lookKeeper}
    >
      <SignedIn />
    </MantineProvider>
  </QueryClientProvider>
);
