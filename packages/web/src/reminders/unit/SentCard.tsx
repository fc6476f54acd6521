import { Button } from '@mantine/core';
import { IconDownload, IconReceipt2 } from '@tabler/icons-react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import type { SentReminder } from '#contract/reminders/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { crowns, usePaper } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A reminder as it was sent. */
export function SentCard({ sent }: { sent: SentReminder }) {
  const say = useText();
  const { day } = useDayText();
  const { print, busy } = usePaper();
  const facts: Fact[] = [
    [say('REMINDERS.UNIT.ASKED'), crowns(sent.sum)],
    [say('REMINDERS.UNIT.DEADLINE'), day(sent.deadline)],
    moneyOf(sent.open) > 0n
      ? [say('REMINDERS.UNIT.OPEN'), crowns(sent.open)]
      : [say('REMINDERS.UNIT.OPEN'), say('REMINDERS.UNIT.PAID')],
  ];
  if (moneyOf(sent.cost) > 0n) facts.push([say('REMINDERS.UNIT.COST'), crowns(sent.cost)]);
  return (
    <Card title={sent.name} padded>
      <div className={css.stack}>
        <p className={css.quiet}>
          {say('REMINDERS.UNIT.SENT', { day: day(sent.date), channel: sent.channel })}.{' '}
          {say('REMINDERS.UNIT.TO', { owners: sent.owners })}
          {sent.by !== '' && <>, {say('REMINDERS.UNIT.BY', { name: sent.by })}</>}
        </p>
        <p className={css.letter} lang="cs">
          {sent.text}
        </p>
        <Facts facts={facts} />
        <div className={css.actions}>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconDownload {...icon} />}
            onClick={() => void print({ id: sent.id })}
          >
            {say('REMINDERS.UNIT.PDF')}
          </Button>
          {sent.may.bookCost && <BookCost sent={sent} />}
        </div>
      </div>
    </Card>
  );
}

function BookCost({ sent }: { sent: SentReminder }) {
  const say = useText();
  const book = useChange(reminders.bookCost);
  const asked = async () => {
    const question = {
      title: say('REMINDERS.UNIT.BOOK_COST_ASK', { amount: crowns(sent.cost) }),
      text: say('REMINDERS.UNIT.BOOK_COST_TEXT'),
      yes: say('REMINDERS.UNIT.BOOK_COST'),
      no: say('FORM.KEEP'),
    };
    if (await confirm(question)) await book.run({ id: sent.id }).catch(() => undefined);
  };
  return (
    <Button variant="default" loading={book.busy} leftSection={<IconReceipt2 {...icon} />} onClick={() => void asked()}>
      {say('REMINDERS.UNIT.BOOK_COST')}
    </Button>
  );
}
