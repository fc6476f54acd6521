import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { accounts } from '#contract/session/endpoints-accounts.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import css from './AccountCare.module.css';
import { AccountParts } from './AccountParts.tsx';

/** Finds an account by its login and shows what signs in to it. */
export function AccountCare() {
  const say = useText();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const [chosen, choose] = useState<number | null>(null);
  const { data } = useReading(accounts.find, { email: wanted }, { when: wanted !== '' });
  const found = wanted === '' ? [] : (data?.accounts ?? []);
  return (
    <div className={css.stack}>
      <Card title={say('ACCOUNTS.TITLE')} padded>
        <form
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            choose(null);
            setWanted(typed.trim());
          }}
        >
          <p className={css.quiet}>{say('ACCOUNTS.LEAD')}</p>
          <TextInput
            label={say('ACCOUNTS.SEARCH')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" variant="default">
              {say('ACCOUNTS.FIND')}
            </Button>
          </div>
        </form>
        <div className={css.part} aria-live="polite">
          {wanted !== '' && data && found.length === 0 && <p>{say('ACCOUNTS.NONE')}</p>}
          {found.map((one) => (
            <div key={one.id} className={css.line}>
              <span className={css.words}>
                <b>{one.email}</b>
                {one.name && <span>{one.name}</span>}
              </span>
              {one.closed && <Tag tone="warn">{say('ACCOUNTS.CLOSED')}</Tag>}
              <Button variant="default" onClick={() => choose(one.id)}>
                {say('ACCOUNTS.OPEN')}
                <span className="vh"> {one.email}</span>
              </Button>
            </div>
          ))}
        </div>
      </Card>
      {chosen !== null && <AccountParts key={chosen} id={chosen} />}
    </div>
  );
}
