import { Button } from '@mantine/core';
import { IconBell, IconHourglass } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import { bookings } from '#contract/bookings/endpoints.ts';
import type { Booking, BookingHome, Wait } from '#contract/bookings/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { useCancel, useNamed } from '../rows/data.ts';
import css from '../rows/Rows.module.css';
import { thingSigns } from '../rows/signs.ts';
import { Offer } from './Offer.tsx';

const size = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What the asker's units have, and what they wait for. */
export function MineCard({ all }: { all: BookingHome }) {
  const say = useText();
  const { mine, waits } = all;
  const count = mine.length + waits.length;
  if (all.units.length === 0) return null;
  return (
    <Card title={say('BOOKING.MINE.TITLE')} aside={count > 0 && <span className={css.count}>{count}</span>}>
      {count === 0 ? (
        <CardNone>{say('BOOKING.MINE.NONE')}</CardNone>
      ) : (
        <CardRows>
          {mine.map((one) => (
            <CardRow key={one.id}>
              <Mine all={all} one={one} />
            </CardRow>
          ))}
          {waits.map((one) => (
            <CardRow key={`w${one.id}`}>
              <Waiting all={all} one={one} />
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

type MineProps = { all: BookingHome; one: Booking };
function Mine({ all, one }: MineProps) {
  const say = useText();
  const when = useWhen();
  const said = useNamed(all.things)(one);
  if (!said) return null;
  const Sign = thingSigns[said.thing.kind];
  const unit = all.units.length > 1 ? say('BOOKING.UNIT', { unit: one.unit.number }) : null;
  const isOffered = one.state === 'offered';
  return (
    <div className={css.row}>
      <Sign {...size} />
      <div className={css.grow}>
        <div className={css.name}>{said.days}</div>
        <div className={css.quiet}>{[typo(said.name), said.much, unit].filter(Boolean).join(', ')}</div>
        {one.state === 'asked' && (
          <div className={css.tag}>
            <Tag tone="info" icon={IconHourglass}>
              {say('BOOKING.DECIDE.TITLE')}
            </Tag>
          </div>
        )}
        {isOffered && (
          <>
            <div className={css.tag}>
              <Tag tone="warn" icon={IconHourglass}>
                {say('BOOKING.MINE.OFFERED', { until: when.moment(one.until ?? one.start) })}
              </Tag>
            </div>
            <div className={css.deeds}>
              <Offer all={all} one={one} />
            </div>
          </>
        )}
      </div>
      {!isOffered && <CancelButton all={all} one={one} />}
    </div>
  );
}

function CancelButton({ all, one }: MineProps) {
  const say = useText();
  const said = useNamed(all.things)(one);
  const cancel = useCancel(all.things);
  return (
    <Button
      variant="default"
      aria-label={say('BOOKING.MINE.CANCEL_ONE', {
        name: said?.name ?? '',
        when: said ? `${said.days}, ${said.much}` : '',
      })}
      onClick={() => void cancel(one)}
    >
      {say('BOOKING.MINE.CANCEL')}
    </Button>
  );
}

function Waiting({ all, one }: { all: BookingHome; one: Wait }) {
  const say = useText();
  const said = useNamed(all.things)(one);
  const leave = useChange(bookings.leave);
  if (!said) return null;
  return (
    <div className={css.row}>
      <IconBell {...size} />
      <div className={css.grow}>
        <div className={css.name}>{said.days}</div>
        <div className={css.quiet}>
          {say(one.atOnce ? 'BOOKING.MINE.WAIT_AT_ONCE' : 'BOOKING.MINE.WAIT', {
            what: `${typo(said.name)}, ${said.much}`,
          })}
        </div>
      </div>
      <Button
        variant="default"
        loading={leave.busy}
        aria-label={say('BOOKING.MINE.LEAVE_ONE', { name: said.name, when: `${said.days}, ${said.much}` })}
        onClick={() => void leave.run({ id: one.id }).catch(() => undefined)}
      >
        {say('BOOKING.PICK.LEAVE')}
      </Button>
    </div>
  );
}
