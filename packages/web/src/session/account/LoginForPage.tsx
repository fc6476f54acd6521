import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { loginChange as calls } from '#contract/session/endpoints-login.ts';
import { LoginAskedFor } from '#contract/session/schema-login.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { AccountCare } from './AccountCare.tsx';
import css from './LoginForPage.module.css';

const blank = { email: '', newEmail: '', reason: '' };

/** /admin/ucty: another login e-mail for somebody who lost the old mailbox, and what signs in to an account. */
export function LoginForPage() {
  const say = useText();
  const change = useChange(calls.askFor);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { fields, submit, refused, restart } = useRecordForm({
    initial: blank,
    schema: LoginAskedFor,
    input: (values) => values,
    send: async (input) => {
      setSentTo(null);
      return (await change.run(input)) === undefined ? undefined : input.newEmail;
    },
    done: (to) => {
      setSentTo(to);
      restart(blank);
    },
  });
  return (
    <>
      <PageHead title={say('PROVIDER.ACCOUNTS')} />
      <Card title={say('PROVIDER.LOGIN')} padded>
        <form noValidate onSubmit={submit} className={css.form}>
          <p className={css.lead}>{say('PROVIDER.LOGIN_LEAD')}</p>
          {sentTo && (
            <Note tone="ok" live>
              {say('PROVIDER.LOGIN_SENT', { email: sentTo })}
            </Note>
          )}
          {refused && Object.keys(refused.fields).length === 0 && (
            <Note tone="bad" live>
              {say(refused.key, refused.params)}
            </Note>
          )}
          <TextInput
            label={say('PROVIDER.LOGIN_NOW')}
            type="email"
            autoComplete="off"
            withAsterisk
            {...fields.getInputProps('email')}
          />
          <TextInput
            label={say('ACCOUNT.NEW_EMAIL')}
            type="email"
            autoComplete="off"
            withAsterisk
            {...fields.getInputProps('newEmail')}
          />
          <Textarea
            label={say('PROVIDER.REASON')}
            description={say('PROVIDER.REASON_HINT')}
            autosize
            minRows={2}
            withAsterisk
            {...fields.getInputProps('reason')}
          />
          <Button type="submit" loading={change.busy} className={css.submit}>
            {say('PROVIDER.LOGIN_SUBMIT')}
          </Button>
        </form>
      </Card>
      <div className={css.more}>
        <AccountCare />
      </div>
    </>
  );
}
