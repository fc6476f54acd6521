import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { StickyBar } from '../../kit/page/StickyBar.tsx';
import { useDesk } from '../rows/data.ts';
import { bringPhoto } from '../rows/taken.ts';
import { CashActions } from './CashActions.tsx';
import { CashRows } from './CashRows.tsx';
import { DeskCards } from './DeskCards.tsx';
import { OpeningDialog } from './OpeningDialog.tsx';

/** The way to a new record. */
function NewRecord({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const say = useText();
  return (
    <Button
      variant={variant}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...cashLinks.add()} />}
    >
      {say('CASH.NEW')}
    </Button>
  );
}

/** On a phone, at hand under the list: a photograph of the receipt opens the form by itself. */
function PhoneBar() {
  const say = useText();
  const navigate = useNavigate();
  const taken = (file: File | null) => {
    if (!file) return;
    bringPhoto(file);
    void navigate(cashLinks.add());
  };
  return (
    <StickyBar unbroken>
      <NewRecord variant="default" />
      <FileButton accept="image/*" capture="environment" onChange={taken}>
        {(props) => (
          <Button {...props} leftSection={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}>
            {say('CASH.FORM.TAKE')}
          </Button>
        )}
      </FileButton>
    </StickyBar>
  );
}

/** /pokladna: what is in the desk, the month that is to be closed, and all records. */
export function CashPage() {
  const say = useText();
  const of = useDesk();
  const desk = of.data;
  const narrow = useNarrow();
  return (
    <>
      <PageHead
        title={say('CASH.TITLE')}
        star="cashDesk"
        actions={
          desk?.opening && (
            <>
              <CashActions desk={desk} />
              {desk.may.write && !narrow && <NewRecord />}
            </>
          )
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {(told) => (told.opening ? <Opened desk={told} narrow={narrow} /> : <Unopened desk={told} />)}
      </Loaded>
    </>
  );
}

const Opened = ({ desk, narrow }: { desk: CashDesk; narrow: boolean }) => (
  <>
    <DeskCards desk={desk} />
    <CashRows desk={desk} />
    {narrow && desk.may.write && <PhoneBar />}
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
