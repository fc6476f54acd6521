import { Button } from '@mantine/core';
import { IconBell, IconPencil, IconPrinter, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { Accepts } from '#contract/confirmations/endpoints-accepts.ts';
import { reaches } from '#contract/confirmations/rules.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { PersonList } from '../../kit/card/PersonLine.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import type { Asking } from '../asking.ts';
import css from './Accepts.module.css';
import { useAccepts, usePrintList, useRemind } from './data.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { ReadDialog } from './ReadDialog.tsx';
import { ReadRow, reachTags } from './ReadRow.tsx';

const shown = 3;

type Of = { asking: Asking; accepts: Accepts };

/** How far it is, by when it should be, and how the missing can be reached. */
function Progress({ asking, accepts }: Of) {
  const say = useText();
  const when = useWhen();
  const { missing, lastRemindedAt, counts } = accepts;
  const { until, doneAt, type: what } = asking;
  const { done, total } = counts ?? { done: 0, total: 0 };
  const percent = total > 0 ? (done / total) * 100 : 0;
  return (
    <div className={css.progress}>
      {counts && (
        <Meter
          parts={[
            { tone: 'for', percent },
            { tone: 'absent', percent: 100 - percent },
          ]}
          label={say('CONFIRMATIONS.READ.RAIL', { done, total })}
        />
      )}
      {!counts && <p className={css.quiet}>{say('CONFIRMATIONS.READ.PRIVATE')}</p>}
      {doneAt && <p className={css.quiet}>{say('CONFIRMATIONS.MINE.DONE', { at: when.moment(doneAt) })}</p>}
      {total > 0 && done === total && <p className={css.quiet}>{say('CONFIRMATIONS.READ.ALL_DONE')}</p>}
      {until && (counts ? done < total : asking.mine === 'owed') && (
        <p className={css.quiet}>{say('CONFIRMATIONS.QUEUE.UNTIL', { day: when.day(until) })}</p>
      )}
      {accepts.earlier > 0 && (
        <p className={css.quiet}>{say('CONFIRMATIONS.READ.EARLIER', { what, count: accepts.earlier })}</p>
      )}
      {missing && asking.hasAuthor && <p className={css.quiet}>{say('CONFIRMATIONS.READ.WITHOUT_AUTHOR', { what })}</p>}
      {missing && done < total && (
        <ul className={css.ways} aria-label={say('CONFIRMATIONS.REACH.TITLE')}>
          {reaches.map(
            (way) =>
              missing[way] > 0 && (
                <li key={way}>
                  <Tag {...reachTags[way]}>{say(`CONFIRMATIONS.REACH.COUNT.${way}`, { count: missing[way] })}</Tag>
                </li>
              ),
          )}
        </ul>
      )}
      {lastRemindedAt && (
        <p className={css.quiet}>{say('CONFIRMATIONS.READ.LAST_REMINDED', { at: when.moment(lastRemindedAt) })}</p>
      )}
    </div>
  );
}

/** What the committee does about it. */
function Deeds({ asking, accepts, onAll, onPaper }: Of & { onAll: () => void; onPaper: () => void }) {
  const say = useText();
  const administers = useMay('acceptRead', 'rw');
  const when = useWhen();
  const { remind, busy } = useRemind(asking);
  const { print, busy: printing } = usePrintList(asking);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const { done, total } = accepts.counts ?? { done: 0, total: 0 };
  const isLong = administers ? total > 0 : accepts.rowsCount > shown;
  if (!isLong && !administers) return null;
  return (
    <div className={css.deeds}>
      {isLong && (
        <Button variant="subtle" leftSection={<IconUsers {...icon} />} onClick={onAll}>
          {say('CONFIRMATIONS.READ.SHOW_ALL', { count: administers ? total : done })}
        </Button>
      )}
      {administers && accepts.mayRemind && (
        <Button
          variant="subtle"
          loading={busy}
          disabled={accepts.remindAt !== null}
          aria-describedby={accepts.remindAt ? 'remind-again' : undefined}
          leftSection={<IconBell {...icon} />}
          onClick={() => void remind(accepts)}
        >
          {say('CONFIRMATIONS.REMIND.DO')}
        </Button>
      )}
      {administers && accepts.mayRemind && accepts.remindAt && (
        <p id="remind-again" className={css.why}>
          {say('CONFIRMATIONS.REMIND.AGAIN', { at: when.moment(accepts.remindAt) })}
        </p>
      )}
      {administers && (
        <Button
          variant="subtle"
          loading={printing}
          leftSection={<IconPrinter {...icon} />}
          onClick={() => void print()}
        >
          {say('CONFIRMATIONS.PRINT.DO')}
        </Button>
      )}
      {administers && done < total && (
        <Button variant="subtle" leftSection={<IconPencil {...icon} />} onClick={onPaper}>
          {say('CONFIRMATIONS.PAPER.DO')}
        </Button>
      )}
    </div>
  );
}

/** Who has confirmed reading of this version, and what can be done about those who have not. */
export function ReadCard({ asking }: { asking: Asking }) {
  const say = useText();
  const takesPart = useMay('acceptRead', 'r');
  const asked = asking.isAsked && takesPart;
  const of = useAccepts(asking, 'read', 1, asked);
  const [open, setOpen] = useState<'all' | 'paper' | null>(null);
  const close = () => setOpen(null);
  if (!asked) return null;
  const counts = of.data?.counts ?? asking.counts;
  const done = counts?.done;
  return (
    <Card
      title={say('CONFIRMATIONS.READ.TITLE')}
      aside={counts && <span className={css.count}>{say('CONFIRMATIONS.READ.OF', counts)}</span>}
    >
      <Loaded of={of}>
        {(accepts) => (
          <>
            <Progress asking={asking} accepts={accepts} />
            {done === 0 && <p className={css.none}>{say('CONFIRMATIONS.READ.NONE')}</p>}
            <PersonList>
              {accepts.allAccepts.slice(0, shown).map((row) => (
                <ReadRow key={row.user.id} row={row} worded={asking.worded} />
              ))}
            </PersonList>
            <Deeds asking={asking} accepts={accepts} onAll={() => setOpen('all')} onPaper={() => setOpen('paper')} />
          </>
        )}
      </Loaded>
      {open === 'all' && <ReadDialog asking={asking} from={done === 0 ? 'missing' : 'read'} onClose={close} />}
      {open === 'paper' && <PaperDialog asking={asking} onClose={close} />}
    </Card>
  );
}
