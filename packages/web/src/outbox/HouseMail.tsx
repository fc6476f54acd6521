import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MailBody, MailDetail } from '#contract/outbox/schema.ts';
import { asAnswer } from '../base/answer.ts';
import { useSession } from '../base/session.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Note } from '../kit/page/Note.tsx';
import { useReadMail } from './data.ts';
import css from './MailContent.module.css';
import { MailContent } from './MailContent.tsx';

/** What is written in a mail of a house: opened on a visit there, and the house is told. */
export function HouseMail({ mail, readIn }: { mail: MailDetail; readIn: number }) {
  const say = useText();
  const { chosen } = useSession();
  const read = useReadMail();
  const [body, setBody] = useState<MailBody | null>(null);
  if (body) return <MailContent mail={{ subject: mail.subject, ...body }} />;
  const open = () =>
    read.run({ id: mail.id }).then(
      (got) => got && setBody(got),
      () => undefined,
    );
  return (
    <Card title={say('OUTBOX.CLOSED')} padded>
      {read.refused && (
        <Note tone="bad" live>
          {say(asAnswer(read.refused).key)}
        </Note>
      )}
      <p className={css.closed}>{say('OUTBOX.CLOSED_TEXT', { house: mail.houseName ?? '' })}</p>
      {chosen?.id === readIn && (
        <Button variant="default" loading={read.busy} onClick={() => void open()}>
          {say('OUTBOX.READ')}
        </Button>
      )}
    </Card>
  );
}
