import { Button } from '@mantine/core';
import { useState } from 'react';
import { passkeys as calls } from '#contract/passkeys/endpoints.ts';
import type { PasskeyRow } from '#contract/passkeys/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { CardRow } from '../kit/card/CardRows.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { whilePresent } from '../kit/presence/presence.tsx';
import css from './Passkeys.module.css';
import { RenamePasskey } from './RenamePasskey.tsx';

/** One passkey: whose device, since when, how to name and remove it. */
export function PasskeyItem({ row }: { row: PasskeyRow }) {
  const say = useText();
  const { moment } = useShown();
  const remove = useChange(calls.remove);
  const [renaming, setRenaming] = useState(false);
  const name = row.name || say('PASSKEYS.UNNAMED');
  const askRemove = async () => {
    const sure = await confirm({
      title: say('PASSKEYS.REMOVE_QUESTION', { name }),
      text: say('PASSKEYS.REMOVE_TEXT'),
      yes: say('PASSKEYS.REMOVE'),
      no: say('BASE.CANCEL'),
      danger: 'deletes',
    });
    if (sure) await whilePresent(() => remove.run({ id: row.id })).catch(() => undefined);
  };
  return (
    <CardRow>
      <span className={css.words}>
        <b className={css.name}>{name}</b>
        <span>{say('PASSKEYS.SINCE', { at: moment(row.createdAt) })}</span>
        <span>{row.lastUsedAt ? say('PASSKEYS.USED', { at: moment(row.lastUsedAt) }) : say('PASSKEYS.UNUSED')}</span>
      </span>
      <span className={css.acts}>
        <Button variant="default" onClick={() => setRenaming(true)}>
          {say('PASSKEYS.RENAME')}
          <span className="vh"> {name}</span>
        </Button>
        <Button variant="default" loading={remove.busy} onClick={() => void askRemove()}>
          {say('PASSKEYS.REMOVE')}
          <span className="vh"> {name}</span>
        </Button>
      </span>
      <RenamePasskey opened={renaming} row={row} onClose={() => setRenaming(false)} />
    </CardRow>
  );
}
