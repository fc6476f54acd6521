import { IconBellOff, IconClock, IconMail, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Aim } from '#contract/messages/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog } from '../../kit/page/Dialog.tsx';
import { Tag, type TagTone } from '../../kit/page/Tag.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import css from './MessageForm.module.css';
import { useReach, useReachText } from './reach.ts';

const looks = {
  now: { tone: 'ok', icon: IconMail },
  later: { tone: 'info', icon: IconClock },
  muted: { tone: 'stone', icon: IconBellOff },
  noAddress: { tone: 'warn', icon: IconMailOff },
} as const satisfies Record<string, { tone: TagTone; icon: typeof IconMail }>;

/** The people who would get the message, and which way. */
export function ReachDialog({ aim, onClose }: { aim: Aim; onClose: () => void }) {
  const say = useText();
  const textOf = useReachText();
  const [page, setPage] = useState(1);
  const of = useReach(aim, page);
  return (
    <Dialog opened onClose={onClose} wide full title={say('MESSAGE_FORM.REACH.TITLE')}>
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
                  <Tag {...looks[person.way]}>{say(`MESSAGE_FORM.REACH.WAYS.${person.way}`)}</Tag>
                </li>
              ))}
            </ul>
            {reach.total > reach.people.length && (
              <Pager
                page={page}
                size={25}
                total={reach.total}
                shown={reach.people.length}
                goTo={setPage}
                resize={() => setPage(1)}
              />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
