import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { homeLinks } from '#contract/home/links.ts';
import { notify } from '../base/notice.ts';
import { useText } from '../base/texts.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';

/** What stands at an address that leads nowhere, or where something broke. */
export function ErrorPage({ missing = false }: { missing?: boolean }) {
  const say = useText();
  const title = say(missing ? 'ERROR_PAGES.MISSING_TITLE' : 'ERROR_PAGES.SYSTEM_TITLE');
  return (
    <>
      <title>{`${title} · ${say('BASE.APP')}`}</title>
      <EmptyState
        level={1}
        kind={missing ? 'lock' : 'error'}
        title={title}
        text={say(missing ? 'ERROR_PAGES.MISSING_TEXT' : 'ERROR_PAGES.SYSTEM_TEXT')}
      >
        <Button renderRoot={(props) => <Link {...props} {...homeLinks.dashboard()} />}>
          {say('ERROR_PAGES.HOME')}
        </Button>
      </EmptyState>
    </>
  );
}
export const MissingPage = () => <ErrorPage missing />;

/** A part of the interface that could not be fetched; it is fetched once there is a connection. */
function NotConnected() {
  const say = useText();
  useEffect(() => {
    const back = () => location.reload();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  const again = () => (navigator.onLine ? location.reload() : notify('warn', 'BASE.ERRORS.NOT_CONNECTED'));
  return (
    <EmptyState level={1} kind="error" alert title={say('FACES.ERROR_TITLE')} text={say('BASE.ERRORS.NOT_CONNECTED')}>
      <Button onClick={again}>{say('BASE.TRY_AGAIN')}</Button>
    </EmptyState>
  );
}
export const BrokenPage = () => {
  const [connected] = useState(() => navigator.onLine);
  return connected ? <ErrorPage /> : <NotConnected />;
};
