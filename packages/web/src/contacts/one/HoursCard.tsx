import { dayIn } from '#contract/base/time/dates.ts';
import { closesForHoliday, isWholeDay, isWritten, timesIn, weekDays } from '#contract/contacts/rules-hours.ts';
import type { ContactDetail } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { useClock, useMinute } from '../rows/useOpen.ts';
import css from './ContactPage.module.css';

/** When somebody is there, day by day, and whether now; nothing where nobody wrote it down. */
export function HoursCard({ contact }: { contact: ContactDetail }) {
  const say = useText();
  const clock = useClock();
  const now = useMinute();
  if (!isWritten(contact)) return null;
  const timesOf = (kept: string) =>
    isWholeDay(kept)
      ? say('CONTACTS.HOURS.ALL_DAY')
      : timesIn(kept)
          .map(([from, to]) => `${clock(from)}–${clock(to)}`)
          .join(', ') || say('CONTACTS.HOURS.SHUT');
  const isShutToday = closesForHoliday(contact, dayIn(now));
  return (
    <Card title={say('CONTACTS.HOURS.TITLE')} padded>
      <Facts
        narrow
        facts={weekDays.map((day, i) => [say(`CONTACTS.HOURS.DAYS.${day}`), timesOf(contact.hours[i] ?? '')])}
      />
      <p className={css.word}>
        {isShutToday
          ? say('CONTACTS.HOURS.HOLIDAY')
          : say(contact.hoursOnHolidays ? 'CONTACTS.HOURS.HOLIDAYS_TOO' : 'CONTACTS.HOURS.NOT_HOLIDAYS')}
      </p>
    </Card>
  );
}
