import { Button } from '@mantine/core';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { bookings } from '#contract/bookings/endpoints.ts';
import type { Booking, BookingHome } from '#contract/bookings/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { useNamed } from '../rows/data.ts';
import css from '../rows/Rows.module.css';
import { thingSigns } from '../rows/signs.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** What waits for the consent of the committee, for who gives it. */
export function AskedCard({ all }: { all: BookingHome }) {
  const say = useText();
  if (all.asked.length === 0) return null;
  return (
    <Card title={say('BOOKING.DECIDE.TITLE')} aside={<span className={css.count}>{all.asked.length}</span>}>
      <CardRows>
        {all.asked.map((one) => (
          <CardRow key={one.id}>
            <Asked all={all} one={one} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Asked({ all, one }: { all: BookingHome; one: Booking }) {
  const say = useText();
  const [declines, decline] = useState(false);
  const decide = useChange(bookings.decide);
  const said = useNamed(all.things)(one);
  if (!said) return null;
  const Sign = thingSigns[said.thing.kind];
  const named = { name: said.name, when: `${said.days}, ${said.much}` };
  const run = (approve: boolean, reason = '') => decide.run({ id: one.id, approve, reason });
  return (
    <div className={css.row}>
      <Sign size={20} stroke={1.75} aria-hidden="true" />
      <div className={css.grow}>
        <div className={css.name}>{said.days}</div>
        <div className={css.quiet}>
          {[typo(said.name), said.much, say('BOOKING.UNIT', { unit: one.unit.number })].join(', ')}
        </div>
        <div className={css.deeds}>
          <Button
            variant="default"
            loading={decide.busy}
            aria-label={say('BOOKING.DECIDE.APPROVE_ONE', named)}
            onClick={() => void run(true).catch(() => undefined)}
          >
            {say('BOOKING.DECIDE.APPROVE')}
          </Button>
          <Button variant="default" aria-label={say('BOOKING.DECIDE.DECLINE_ONE', named)} onClick={() => decline(true)}>
            {say('BOOKING.DECIDE.DECLINE')}
          </Button>
        </div>
      </div>
      {declines && (
        <ReasonDialog
          title={say('BOOKING.DECIDE.DECLINE_TITLE')}
          yes={say('BOOKING.DECIDE.DECLINE')}
          busy={decide.busy}
          onClose={() => decline(false)}
          run={(reason) => run(false, reason)}
        />
      )}
    </div>
  );
}
