import { Button } from '@mantine/core';
import { IconDoorEnter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { assemblyLinks } from '#contract/assembly/links.ts';
import type { Desk } from '#contract/assembly/schema.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { useDesk } from './data.ts';

/** Beside a called meeting: how its registration stands, for who writes it down. */
export function RegistrationCard({ id }: { id: number }) {
  const writes = useMay('meetingOwners', 'rw');
  const votes = useMay('vote', 'rw');
  return writes && votes ? <Registration id={id} /> : null;
}

function useStanding(): (desk: Desk) => string {
  const say = useText();
  const shown = useShown();
  const asPercent = usePercentText();
  return ({ sums, openedAt, isOpen, mayOpen, opensFrom }) => {
    if (!sums || !openedAt)
      return mayOpen ? say('ASSEMBLY.CARD.READY') : say('ASSEMBLY.CARD.BEFORE', { when: shown.moment(opensFrom) });
    if (!isOpen) return say('ASSEMBLY.CARD.OVER', { seats: sums.presentSeats });
    const percent = asPercent(exactPart(fromText(sums.present), fromText(sums.base)));
    return say('ASSEMBLY.CARD.OPEN', { when: shown.moment(openedAt), percent });
  };
}

function Registration({ id }: { id: number }) {
  const say = useText();
  const stateOf = useStanding();
  const { data } = useDesk(id);
  const isOver = data?.meeting.status !== 'scheduled' && !data?.openedAt;
  if (!data || isOver) return null;
  return (
    <Card title={say('ASSEMBLY.CARD.TITLE')} padded>
      <FormStack close>
        <p>{stateOf(data)}</p>
        <div>
          <Button
            variant="default"
            leftSection={<IconDoorEnter size={20} stroke={1.75} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...assemblyLinks.desk(id)} />}
          >
            {say('ASSEMBLY.CARD.GO')}
          </Button>
        </div>
      </FormStack>
    </Card>
  );
}
