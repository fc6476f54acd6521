import { IconBellOff, IconClock, IconMail, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Audience } from '#contract/audience/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { Tag, type TagTone } from '../kit/card/Tag.tsx';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { Pager } from '../kit/table/Pager.tsx';
import css from './Audience.module.css';
import { type AudienceOf, useReach, useReachText } from './data.ts';

const looks = {
  now: { tone: 'ok', icon: IconMail },
  later: { tone: 'info', icon: IconClock },
  muted: { tone: 'stone', icon: IconBellOff },
  noAddress: { tone: 'warn', icon: IconMailOff },
} as const satisfies Record<string, { tone: TagTone; icon: typeof IconMail }>;

type Props = { of: AudienceOf; aim: Audience; onClose: () => void };

/** The people who would get it, and which way. */
export function ReachDialog({ of: owner, aim, onClose }: Props) {
  const say = useText();
  const textOf = useReachText();
  const [page, setPage] = useState(1);
  const of = useReach(owner, aim, page);
  return (
    <Dialog opened onClose={onClose} wide full title={say(owner.words.reach)}>
      <Loaded of={of}>
        {(reach) => (
          <>
            <p>{textOf(reach)}</p>
            <ul className={css.people}>
              {reach.people.map((person) => (
                <li key={person.id} className={css.person}>
                  <span className={css.who}>
                    <b>{person.full_name}</b>
                    {person.units && <span className={css.units}>{person.units}</span>}
                  </span>
                  <Tag {...looks[person.way]}>{say(`AUDIENCE.REACH.WAYS.${person.way}`)}</Tag>
                </li>
              ))}
            </ul>
            {reach.total > reach.people.length && (
              <Pager page={page} size={25} total={reach.total} shown={reach.people.length} goTo={setPage} />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
