import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { nearPart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import type { Counted } from '../useCounted.ts';
import css from './People.module.css';

// Most who come read how it stands, not who.
const [PeopleTable, nearTable] = nearPart(async () => (await import('./PeopleTable.tsx')).PeopleTable, ['votes']);

type Props = {
  vote: VoteDetail;
  point: VotePoint;
  counted: Counted;
  /** Own voting has begun: who voted goes out of sight until it is asked for again. */
  voting: boolean;
};
type Which = 'voted' | 'waiting';

/** Who voted and who did not: two buttons, each opening its table. */
export function People({ vote, point, counted, voting }: Props) {
  const say = useText();
  const id = useId();
  const [open, setOpen] = useState<Which | null>(null);
  const [was, setWas] = useState(voting);
  if (voting !== was) {
    setWas(voting);
    if (voting && open === 'voted') setOpen(null);
  }
  const tally = counted.tallyOf(point);
  const done = tally ? tally.seats - tally.miss.seats : vote.turnout.seats;
  const all = tally ? tally.seats : vote.seatCount;
  const absent = vote.status === 'run' && !vote.closed ? 'VOTE_DETAIL.PEOPLE.WAITING' : 'VOTE_DETAIL.PEOPLE.ABSENT';
  const names = {
    voted: say('VOTE_DETAIL.PEOPLE.VOTED', { count: done }),
    waiting: say(absent, { count: all - done }),
  };
  return (
    <div className={css.people}>
      <div className={css.buttons}>
        {(['voted', 'waiting'] as const).map((which) => (
          <Button
            key={which}
            variant="default"
            aria-expanded={open === which}
            aria-controls={`${id}-${which}`}
            rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" className={css.arrow} />}
            onClick={() => setOpen(open === which ? null : which)}
            {...nearTable}
          >
            {names[which]}
          </Button>
        ))}
      </div>
      {(['voted', 'waiting'] as const).map((which) => (
        <div key={which} id={`${id}-${which}`} hidden={open !== which} className={css.region}>
          {open === which && (
            <Suspense fallback={<Skeleton rows={4} />}>
              <PeopleTable vote={vote} point={point} which={which} label={names[which]} measure={counted.measure} />
            </Suspense>
          )}
        </div>
      ))}
    </div>
  );
}
