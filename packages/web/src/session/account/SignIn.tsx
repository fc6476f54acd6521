import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { ChangeLogin } from './ChangeLogin.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import css from './SignIn.module.css';

type FormProps = { onDone: () => void };
type Props = { what: ReactNode; hint?: string; change: string; Form: ComponentType<FormProps> };

/** One way of signing in; what changes it opens under it on demand, with the focus in its first field. */
function Way({ what, hint, change, Form }: Props) {
  const say = useText();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) place.current?.querySelector<HTMLInputElement>('input:not([tabindex="-1"])')?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <CardRow>
      <span className={css.words}>
        <b className={css.what}>{what}</b>
        {hint && <span>{hint}</span>}
      </span>
      <Button ref={opener} variant="default" aria-expanded={open} onClick={() => (open ? close() : setOpen(true))}>
        {open ? say('BASE.CANCEL') : change}
      </Button>
      {open && (
        <div ref={place} className={css.form}>
          <Form onDone={close} />
        </div>
      )}
    </CardRow>
  );
}

/** What one signs in with, and how to change it. */
export function SignIn() {
  const say = useText();
  const me = useMe();
  return (
    <Card title={say('ACCOUNT.SIGN_IN')}>
      <CardRows>
        <Way what={me.email} hint={say('ACCOUNT.LOGIN_HINT')} change={say('ACCOUNT.CHANGE_EMAIL')} Form={ChangeLogin} />
        <Way what={say('AUTH.PASSWORD')} change={say('ACCOUNT.PASSWORD_SUBMIT')} Form={OwnPassword} />
      </CardRows>
    </Card>
  );
}
