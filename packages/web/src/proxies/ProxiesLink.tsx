import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { proxyLinks } from '#contract/motions/links.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';

/** The way from votes to powers of attorney; the committee sees how many wait. */
export function ProxiesLink() {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const waiting = useReading(proxies.list, { tab: 'waiting' }, { when: administers }).data?.waitingCount ?? 0;
  return (
    <Button
      variant="default"
      leftSection={<IconFileCertificate size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...proxyLinks.list()} search={waiting > 0 ? { tab: 'waiting' } : {}} />}
    >
      {waiting > 0 ? say('PROXIES.OPEN_WAITING', { count: waiting }) : say('PROXIES.OPEN')}
    </Button>
  );
}
