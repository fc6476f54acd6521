import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { useDesk } from '../rows/data.ts';
import { CashActions } from './CashActions.tsx';
import { CashRows } from './CashRows.tsx';
import { DeskCards } from './DeskCards.tsx';
import { OpeningDialog } from './OpeningDialog.tsx';

/** The way to a new record. */
export function NewRecord() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...cashLinks.add()} />}
    >
      {say('CASH.NEW')}
    </Button>
  );
}

/** /pokladna: what is in the desk, the month that is to be closed, and all records. */
export function CashPage() {
  const say = useText();
  const of = useDesk();
  const desk = of.data;
  return (
    <>
      <PageHead
        title={say('CASH.TITLE')}
        star="cashDesk"
        actions={
          desk?.opening && (
            <>
              <CashActions desk={desk} />
              {desk.may.write && <NewRecord />}
            </>
          )
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {(told) => (told.opening ? <Opened desk={told} /> : <Unopened desk={told} />)}
      </Loaded>
    </>
  );
}

const Opened = ({ desk }: { desk: CashDesk }) => (
  <>
    <DeskCards desk={desk} />
    <CashRows desk={desk} />
  </>
);

/** A house whose desk has no initial balance yet. */
function Unopened({ desk }: { desk: CashDesk }) {
  const say = useText();
  const [opens, open] = useState(false);
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('CASH.EMPTY.TITLE')}
        text={say(desk.may.write ? 'CASH.EMPTY.TEXT' : 'CASH.EMPTY.TEXT_OTHERS')}
      >
        {desk.may.write && <Button onClick={() => open(true)}>{say('CASH.OPENING.OPEN')}</Button>}
      </EmptyState>
      {opens && <OpeningDialog desk={desk} onClose={() => open(false)} />}
    </Card>
  );
}
