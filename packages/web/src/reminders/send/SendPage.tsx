import { Button } from '@mantine/core';
import { IconAdjustments, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountLinks } from '#contract/accounts/links.ts';
import { bankLinks } from '#contract/bank/links.ts';
import { reminderLinks } from '#contract/reminders/links.ts';
import type { Preview, Sent } from '#contract/reminders/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { PrintNote } from '../../prints/PrintNote.tsx';
import { usePaper, usePreview } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';
import { DueCard } from './DueCard.tsx';
import { LeftCard } from './LeftCard.tsx';
import { LetterCard } from './LetterCard.tsx';
import { SendBar } from './SendBar.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /prehled-poplatku/dluhy/upominky: who gets which reminder today, before anything leaves. */
export function SendPage() {
  const say = useText();
  const { day } = useDayText();
  const of = usePreview();
  const [sent, tell] = useState<Sent | null>(null);
  return (
    <>
      <PageHead
        back={{ ...accountLinks.debts(), name: say('UNIT_ACCOUNTS.DEBTS.TITLE') }}
        title={say('REMINDERS.PREVIEW.TITLE')}
        sub={of.data && say('REMINDERS.PREVIEW.SUB', { day: day(of.data.today) })}
        actions={
          <Button
            variant="default"
            leftSection={<IconAdjustments {...icon} />}
            renderRoot={(props) => <Link {...props} {...reminderLinks.ladder()} />}
          >
            {say('REMINDERS.PREVIEW.SETTINGS')}
          </Button>
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {(preview) => (
          <div className={css.page}>
            {sent && sent.letters > 0 && <Letters sent={sent} />}
            <Printed day={preview.today} />
            <Seen key={preview.fingerprint} preview={preview} onSent={tell} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Letters of what was sent just now. */
function Letters({ sent }: { sent: Sent }) {
  const say = useText();
  const { print, busy } = usePaper();
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconPrinter {...icon} />}
      onClick={() => void print({ day: sent.day })}
    >
      {say('REMINDERS.PREVIEW.LETTERS', { count: sent.letters })}
    </Button>
  );
}

/** Many letters of today, printed aside. */
function Printed({ day }: { day: string }) {
  const { print, busy } = usePaper();
  const of = { errand: 'reminders.print', thing: day };
  return <PrintNote of={of} onSave={(printId) => void print({ day, printId })} busy={busy} />;
}

function Seen({ preview, onSent }: { preview: Preview; onSent: (sent: Sent) => void }) {
  const say = useText();
  const [keys, choose] = useState<readonly string[]>(preview.due.map((d) => d.key));
  const [shown, show] = useState(preview.due[0]?.key);
  const letter = preview.due.find((d) => d.key === shown);
  return (
    <div className={css.page}>
      {preview.waiting > 0 && (
        <Note tone="warn">
          {say('REMINDERS.PREVIEW.WAITING', { count: preview.waiting })}{' '}
          <Link {...bankLinks.list()}>{say('REMINDERS.PREVIEW.TO_BANK')}</Link>
        </Note>
      )}
      {preview.due.length === 0 ? (
        <Card>
          <EmptyState kind="done" title={say('REMINDERS.PREVIEW.NOBODY')} text={say('REMINDERS.PREVIEW.NOBODY_HINT')} />
        </Card>
      ) : (
        <Columns split="even">
          <Column>
            <DueCard preview={preview} keys={keys} choose={choose} shown={shown} show={show} />
          </Column>
          <Column>{letter && <LetterCard due={letter} />}</Column>
        </Columns>
      )}
      <LeftCard left={preview.left} />
      {preview.may.write && preview.due.length > 0 && <SendBar preview={preview} keys={keys} onSent={onSent} />}
    </div>
  );
}
