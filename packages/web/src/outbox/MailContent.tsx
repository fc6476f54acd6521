import { useState } from 'react';
import type { MailDetail } from '#contract/outbox/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import css from './MailContent.module.css';

const forms = ['text', 'page'] as const;

/** The mail as a mail program shows it, or as its text. */
export function MailContent({ mail }: { mail: Pick<MailDetail, 'subject' | 'text' | 'html' | 'attachments'> }) {
  const say = useText();
  const [form, setForm] = useState<(typeof forms)[number]>('text');
  if (!mail.text) {
    return (
      <Card padded>
        <p className={css.broken}>{say('OUTBOX.BROKEN')}</p>
      </Card>
    );
  }
  return (
    <Tabs
      label={say('OUTBOX.AS_LABEL')}
      value={form}
      onChange={setForm}
      tabs={forms.map((value) => ({ value, label: say(`OUTBOX.FORMS.${value}`) }))}
    >
      <Card>
        {form === 'page' ? (
          // Nothing in it may run, navigate or be sent.
          <iframe className={css.page} sandbox="" srcDoc={mail.html} title={mail.subject} />
        ) : (
          <pre className={css.text}>{mail.text}</pre>
        )}
      </Card>
      {mail.attachments.map((a) => (
        <Card key={a.name} title={say('OUTBOX.ATTACHMENT', { name: a.name })}>
          <pre className={css.text}>{a.text}</pre>
        </Card>
      ))}
    </Tabs>
  );
}
