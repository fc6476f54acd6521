import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';

/** Why the result can be trusted without trusting anybody: and the way to recount it. */
export function Proof({ vote }: { vote: VoteDetail }) {
  const say = useText();
  if (!vote.fingerprint) return null;
  return (
    <Card title={say('VOTE_DETAIL.PROOF.TITLE')} padded>
      <p>{say('VOTE_DETAIL.PROOF.TEXT')}</p>
      <Button
        mt={12}
        variant="default"
        leftSection={<IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...voteLinks.verify(vote.id)} />}
      >
        {say('VOTE_DETAIL.PROOF.VERIFY')}
      </Button>
    </Card>
  );
}
