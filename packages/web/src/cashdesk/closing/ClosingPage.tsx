import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { sumCounted } from '#contract/cashdesk/rules.ts';
import type { Closing } from '#contract/cashdesk/schema-closings.ts';
import { bareCash } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { SecondNote } from '../../kit/page/SecondNote.tsx';
import css from '../list/Cash.module.css';
import { cash, headed, MissingRecord, useClosing, useMonthText } from '../rows/data.ts';

/** /pokladna/uzaverka/{id}: a count with everything that its second person looks at. */
export function ClosingPage() {
  const say = useText();
  const monthText = useMonthText();
  const { id } = useParams({ from: '/inside/pokladna/uzaverka/$id' });
  const of = useClosing(id);
  if (of.error?.status === 404) return <MissingRecord key={id} told />;
  const title = of.data ? say('CASH.CLOSING.TITLE', { month: monthText(of.data.month) }) : say('CASH.CLOSING.ONE');
  return (
    <RecordPage
      of={of}
      title={title}
      back={{ ...cashLinks.list(), name: say('CASH.TITLE') }}
      actions={(c) => c.may.confirm && <Confirm closing={c} />}
    >
      {(c) => <Count closing={c} />}
    </RecordPage>
  );
}

function Confirm({ closing }: { closing: Closing }) {
  const say = useText();
  const confirm = useChange(cashClosings.confirm);
  return (
    <Button loading={confirm.busy} onClick={() => void confirm.run({ id: closing.id }).catch(() => undefined)}>
      {say('CASH.CONFIRM.YES')}
    </Button>
  );
}

function useFacts(c: Closing): Fact[] {
  const say = useText();
  const { moment } = useWhen();
  return [
    [say('CASH.CLOSE.COUNTED'), cash(c.counted)],
    [say('CASH.CLOSE.EXPECTED'), cash(c.expected)],
    [say(c.difference.startsWith('-') ? 'CASH.CLOSE.SHORT' : 'CASH.CLOSE.OVER'), cash(c.difference)],
    [say('CASH.CLOSING.REASON'), typo(c.reason)],
    [say('CASH.CLOSING.BY'), `${typo(c.closedBy)}, ${moment(c.countedAt)}`],
    ...(c.advances.length > 0
      ? [
          [
            say('CASH.CLOSING.ADVANCES'),
            c.advances
              .map((a) => say('CASH.CLOSING.ADVANCE', { number: a.documentNumber, amount: cash(a.amount) }))
              .join(', '),
          ] as Fact,
        ]
      : []),
    ...(c.confirmedBy ? [[say('CASH.CLOSING.CONFIRMED'), typo(c.confirmedBy)] as Fact] : []),
  ];
}

function Count({ closing: c }: { closing: Closing }) {
  const say = useText();
  const monthText = useMonthText();
  const facts = useFacts(c);
  return (
    <Columns>
      <Column>
        {c.second && <SecondNote second={c.second} />}
        {c.state === 'closed' && (
          <Note tone={c.alone ? 'warn' : 'ok'}>
            {say(c.alone ? 'CASH.CLOSE.ALONE' : 'CASH.CLOSING.CLOSED', { month: headed(monthText(c.month)) })}
          </Note>
        )}
        <Card title={say('CASH.CLOSING.ONE')} padded>
          <Facts facts={facts} />
        </Card>
      </Column>
      <Column>
        <Card title={say('CASH.CLOSE.COUNT')} padded>
          <dl className={css.totals}>
            {c.counts.map(({ value, pieces }) => [
              <dt key={value}>{say('CASH.CLOSING.PIECES', { pieces, value })}</dt>,
              <dd key={`sum ${value}`}>{bareCash(sumCounted([{ value, pieces }]))}</dd>,
            ])}
          </dl>
        </Card>
      </Column>
    </Columns>
  );
}
