import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { minutesOf } from '#contract/bookings/rules-times.ts';
import type { Thing } from '#contract/bookings/schema.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from '../rows/Rows.module.css';
import { useTimeText } from '../rows/useTimeText.ts';

/** The rules in sentences. */
function useRules(thing: Thing): string {
  const say = useText();
  const text = useTimeText();
  const { by, most, daysAhead, perWeek, mostOpen, quiet, approval } = thing;
  const [from, to] = [text.clock(thing.opens), thing.closes === '24:00' ? thing.closes : text.clock(thing.closes)];
  const isOver = minutesOf(thing.closes) <= minutesOf(thing.opens);
  const when = quiet
    .map(
      (q) =>
        `${q.days.map((d) => say(`BOOKING_FORM.DAYS.${d as 1}`)).join(', ')} ${text.clock(q.from)}–${text.clock(q.to)}`,
    )
    .join('; ');
  const head =
    by === 'hours'
      ? say(isOver ? 'BOOKING.RULES.HOURS_OVER' : 'BOOKING.RULES.HOURS', {
          length: text.length(thing.slotMinutes),
          from,
          to,
        })
      : say(by === 'days' ? 'BOOKING.RULES.DAYS' : 'BOOKING.RULES.NIGHTS', { from, to });
  const rules = [
    ...[head, say(`BOOKING.RULES.MOST.${by}`, { count: most }), say('BOOKING.RULES.AHEAD', { count: daysAhead })],
    perWeek !== null && say('BOOKING.RULES.WEEK', { count: perWeek }),
    mostOpen !== null && say('BOOKING.RULES.OPEN', { count: mostOpen }),
    by === 'hours' && quiet.length > 0 && say('BOOKING.RULES.QUIET', { when }),
    approval && say('BOOKING.RULES.APPROVAL'),
  ];
  return rules.filter(Boolean).join(' ');
}

/** Rules of the thing, what its keepers say of it, and how a fault of it is told. */
export function RulesCard({ thing }: { thing: Thing }) {
  const say = useText();
  const me = useMe();
  const reports = useMay('reports', 'r');
  const rules = useRules(thing);
  const place = {
    space: thing.name,
    ...(thing.entrance && { entrance: thing.entrance.id }),
    ...(thing.floor !== null && { floor: thing.floor }),
  };
  return (
    <Card title={say('BOOKING.RULES.TITLE')} padded>
      <div className={css.rules}>
        <p>{rules}</p>
        {thing.description !== '' && <p className={css.text}>{typo(thing.description)}</p>}
        {reports && !me.visitUntil && (
          <Button
            fullWidth
            variant="default"
            leftSection={<IconTool size={20} stroke={1.75} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...linkTo(reportLinks.add(), place)} />}
          >
            {say('BOOKING.RULES.REPORT')}
          </Button>
        )}
      </div>
    </Card>
  );
}
