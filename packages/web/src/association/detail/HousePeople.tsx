import { Button } from '@mantine/core';
import { IconUserStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { chairRole } from '#contract/access.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChairDialog, useMayChangeChair } from './ChairDialog.tsx';
import css from './HouseInformation.module.css';
import { type Officer, Officers } from './Officers.tsx';

type Props = { title: string; people: readonly Officer[]; none: string; aside?: ReactNode };

/** The committee or the audit commission with the contacts they show to the house. */
export const HousePeople = ({ title, people, none, aside }: Props) => (
  <Card title={title} aside={aside}>
    {people.length === 0 ? <p className={css.none}>{none}</p> : <Officers people={people} linked />}
  </Card>
);

/** The committee, with the way to change its chair or to choose the first one. */
export function HouseCommittee({ people }: { people: readonly Officer[] }) {
  const say = useText();
  const mayChange = useMayChangeChair();
  const [open, setOpen] = useState(false);
  const chair = people.find((p) => p.role === chairRole);
  const button = (
    <Button
      variant={chair ? 'default' : 'filled'}
      leftSection={<IconUserStar size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {say(chair ? 'HOUSE.CHAIR.CHANGE' : 'HOUSE.CHAIR.ELECT')}
    </Button>
  );
  return (
    <>
      <HousePeople
        title={say('SVJ.COMMITTEE')}
        people={people}
        none={say(chair ? 'SVJ.COMMITTEE_NONE' : 'SVJ.MAYOR_NONE')}
        aside={mayChange ? button : undefined}
      />
      {open && <ChairDialog former={chair} onClose={() => setOpen(false)} />}
    </>
  );
}
