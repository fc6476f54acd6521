import { Button } from '@mantine/core';
import { useState } from 'react';
import { accounts } from '#contract/session/endpoints-accounts.ts';
import type { AccountDetail } from '#contract/session/schema-accounts.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './AccountCare.module.css';
import { AccountDeedDialog, type Asked } from './AccountDeedDialog.tsx';

type Part = { account: AccountDetail; ask: (asked: Asked) => void };

function Devices({ account, ask }: Part) {
  const say = useText();
  const { moment: at } = useShown();
  return (
    <section className={css.part}>
      <h3 className={css.head}>{say('ACCOUNTS.DEVICES')}</h3>
      {account.sessions.length === 0 && <p>{say('ACCOUNTS.NO_DEVICES')}</p>}
      {account.sessions.map((s) => (
        <div key={s.id} className={css.line}>
          <span className={css.words}>
            <b>{s.device || say('ACCOUNTS.UNKNOWN')}</b>
            {s.network && <span>{say('ACCOUNTS.NETWORK', { network: s.network })}</span>}
            <span>{say('ACCOUNTS.SEEN', { at: at(s.lastSeenAt) })}</span>
          </span>
          {!account.own && (
            <Button variant="default" onClick={() => ask({ what: 'session', one: s.id })}>
              {say('ACCOUNTS.DO.session')}
              <span className="vh"> {s.device}</span>
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

function Keys({ account, ask }: Part) {
  const say = useText();
  const { moment: at } = useShown();
  return (
    <section className={css.part}>
      <h3 className={css.head}>{say('ACCOUNTS.KEYS')}</h3>
      {account.passkeys.length === 0 && <p>{say('ACCOUNTS.NO_KEYS')}</p>}
      {account.passkeys.map((k) => (
        <div key={k.id} className={css.line}>
          <span className={css.words}>
            <b>{k.name || say('ACCOUNTS.UNKNOWN')}</b>
            {k.lastUsedAt && <span>{say('ACCOUNTS.SEEN', { at: at(k.lastUsedAt) })}</span>}
          </span>
          {!account.own && (
            <Button variant="default" onClick={() => ask({ what: 'passkey', one: k.id })}>
              {say('ACCOUNTS.DO.passkey')}
              <span className="vh"> {k.name}</span>
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

function Whole({ account, ask }: Part) {
  const say = useText();
  if (account.own) return <Note>{say('ACCOUNTS.OWN')}</Note>;
  const all = (what: 'sessions' | 'passkeys', some: readonly unknown[]) =>
    some.length > 1 && (
      <Button variant="default" onClick={() => ask({ what, one: null })}>
        {say(`ACCOUNTS.DO.${what}`)}
      </Button>
    );
  const last = account.closed ? 'reopen' : 'close';
  return (
    <div className={css.buttons}>
      {all('sessions', account.sessions)}
      {all('passkeys', account.passkeys)}
      <Button color={account.closed ? undefined : 'cihla'} onClick={() => ask({ what: last, one: null })}>
        {say(`ACCOUNTS.DO.${last}`)}
      </Button>
    </div>
  );
}

function Deeds({ account }: { account: AccountDetail }) {
  const say = useText();
  const { moment: at } = useShown();
  if (account.deeds.length === 0) return null;
  return (
    <section className={css.part}>
      <h3 className={css.head}>{say('ACCOUNTS.DEEDS')}</h3>
      {account.deeds.map((d) => (
        <div key={d.id} className={css.line}>
          <span className={css.words}>
            <b>{say(`ACCOUNTS.DO.${d.what}`)}</b>
            <span>{d.reason}</span>
            <span>
              {d.who}, {at(d.at)}
            </span>
          </span>
        </div>
      ))}
    </section>
  );
}

/** One account: what signs in to it, and what may be done about it. */
export function AccountParts({ id }: { id: number }) {
  const of = useReading(accounts.one, { id });
  const say = useText();
  const [asked, ask] = useState<Asked | null>(null);
  return (
    <Loaded of={of}>
      {(account) => (
        <Card title={account.email} padded>
          {account.closedWhy && <Note tone="warn">{say(`ACCOUNTS.CLOSED_WHY.${account.closedWhy}`)}</Note>}
          <Devices account={account} ask={ask} />
          <Keys account={account} ask={ask} />
          <Whole account={account} ask={ask} />
          <Deeds account={account} />
          {asked && <AccountDeedDialog id={id} asked={asked} onClose={() => ask(null)} />}
        </Card>
      )}
    </Loaded>
  );
}
