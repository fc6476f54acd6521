import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { proxyLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import css from './VoteFor.module.css';

/** The way to let somebody else vote, for whoever still can vote themself. */
export function GiveProxy({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const mine = vote.mySeats.some((s) => s.how !== 'proxy' && !s.own && s.channel === null);
  if (vote.status !== 'run' || vote.closed || !mine) return null;
  return (
    <Card title={say('PROXIES.CANNOT')} padded>
      <div className={css.give}>
        <p>{say('PROXIES.CANNOT_TEXT')}</p>
        <Button
          variant="default"
          leftSection={<IconFileCertificate size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...proxyLinks.add()} search={{ vote: vote.id, mine: 1 }} />}
        >
          {say('PROXIES.GIVE')}
        </Button>
      </div>
    </Card>
  );
}
