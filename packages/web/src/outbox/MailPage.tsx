import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { outboxLinks } from '#contract/outbox/links.ts';
import type { MailDetail } from '#contract/outbox/schema.ts';
import { languageNames, useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { type Fact, Facts } from '../kit/card/Facts.tsx';
import { Column, Columns } from '../kit/page/Columns.tsx';
import { Note } from '../kit/page/Note.tsx';
import { RecordPage } from '../kit/page/RecordPage.tsx';
import { useAgain, useMail } from './data.ts';
import { HouseMail } from './HouseMail.tsx';
import { useMoment } from './MailColumns.tsx';
import { MailContent } from './MailContent.tsx';
import css from './MailPage.module.css';
import { MailSign } from './MailSign.tsx';

/** /admin/posta/{id}: one mail, as it was or will be sent. */
export function MailPage() {
  const say = useText();
  const { id } = useParams({ from: '/provider/admin/posta/$id' });
  const of = useMail(id);
  return (
    <RecordPage
      of={of}
      title={of.data?.subject ?? say('OUTBOX.TITLE')}
      back={{ ...outboxLinks.list(), name: say('OUTBOX.TITLE') }}
      sub={(mail) => <Sub mail={mail} />}
      actions={(mail) => mail.state === 'failed' && <Again mail={mail} />}
    >
      {(mail) => (
        <>
          <What mail={mail} />
          <Columns>
            <Column>
              {mail.readIn === null ? <MailContent mail={mail} /> : <HouseMail mail={mail} readIn={mail.readIn} />}
            </Column>
            <Column>
              <MailFacts mail={mail} />
              <Card title={say('OUTBOX.TRIES')} padded>
                <Tries mail={mail} />
              </Card>
            </Column>
          </Columns>
        </>
      )}
    </RecordPage>
  );
}

function Sub({ mail }: { mail: MailDetail }) {
  return (
    <>
      <MailSign mail={mail} />
      <span className={css.address}>{mail.recipient}</span>
    </>
  );
}

function Again({ mail }: { mail: MailDetail }) {
  const say = useText();
  const again = useAgain();
  return (
    <Button
      leftSection={<IconMailForward size={20} stroke={1.75} aria-hidden="true" />}
      loading={again.busy}
      onClick={() => void again.run({ id: mail.id }).catch(() => undefined)}
    >
      {say('OUTBOX.AGAIN')}
    </Button>
  );
}

/** What the person should know before reading on. */
function What({ mail }: { mail: MailDetail }) {
  const say = useText();
  return (
    <>
      {mail.reason && (
        <Note tone={mail.state === 'failed' ? 'bad' : 'info'}>{say(`OUTBOX.REASONS.${mail.reason}`)}</Note>
      )}
      {mail.repeated && mail.state === 'sent' && <Note tone="warn">{say('OUTBOX.REPEATED')}</Note>}
      {!mail.sends && mail.state === 'waiting' && <Note tone="warn">{say('OUTBOX.KEPT')}</Note>}
      {mail.forgotten && <Note>{say('OUTBOX.FORGOTTEN')}</Note>}
    </>
  );
}

function MailFacts({ mail }: { mail: MailDetail }) {
  const say = useText();
  const moment = useMoment();
  const facts: Fact[] = [
    [
      say('OUTBOX.RECIPIENT'),
      <span key="r" className={css.address}>
        {mail.recipient}
      </span>,
    ],
    [say('OUTBOX.HOUSE'), mail.houseName ?? say('OUTBOX.NO_HOUSE')],
    [say('OUTBOX.LANGUAGE'), languageNames[mail.lang]],
    [say('OUTBOX.CREATED'), moment(mail.createdAt)],
    ...(mail.sentAt ? [[say('OUTBOX.SENT'), moment(mail.sentAt)] as const] : []),
    [
      'Message-ID',
      <span key="i" className={css.address}>
        {mail.messageId}
      </span>,
    ],
  ];
  return (
    <Card title={say('OUTBOX.FACTS')} padded>
      <Facts facts={facts} narrow />
    </Card>
  );
}

function Tries({ mail }: { mail: MailDetail }) {
  const say = useText();
  const moment = useMoment();
  return (
    <>
      {mail.tries.length === 0 && <p className={css.none}>{say('OUTBOX.NO_TRIES')}</p>}
      {mail.tries.length > 0 && (
        <ol className={css.tries}>
          {mail.tries.map((t) => (
            <li key={`${t.at} ${t.outcome}`}>
              <span className={css.when}>{moment(t.at)}</span>
              <b>{say(`OUTBOX.OUTCOMES.${t.outcome}`)}</b>
              {t.reply && <span className={css.reply}>{t.reply}</span>}
            </li>
          ))}
        </ol>
      )}
      {mail.sends && mail.nextAt && <p className={css.none}>{say('OUTBOX.NEXT', { at: moment(mail.nextAt) })}</p>}
    </>
  );
}
