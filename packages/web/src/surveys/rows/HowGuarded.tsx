import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import css from './HowGuarded.module.css';

const promised = ['apart', 'groups', 'times', 'counts', 'codes'] as const;
const left = ['unanimity', 'words', 'device', 'group', 'watching', 'restored', 'paper'] as const;

/** Opens what is promised of an anonymous survey and how it is kept, and what nobody can promise. */
export function HowGuarded() {
  const say = useText();
  const [opened, open] = useState(false);
  return (
    <>
      <button type="button" className={css.opener} onClick={() => open(true)}>
        {say('SURVEY.GUARD.DO')}
      </button>
      <Dialog opened={opened} onClose={() => open(false)} wide title={say('SURVEY.GUARD.TITLE')}>
        <h3 className={css.head}>{say('SURVEY.GUARD.PROMISED_TITLE')}</h3>
        <ul className={css.list}>
          {promised.map((one) => (
            <li key={one}>{say(`SURVEY.GUARD.PROMISED.${one}`)}</li>
          ))}
        </ul>
        <h3 className={css.head}>{say('SURVEY.GUARD.LEFT_TITLE')}</h3>
        <ul className={css.list}>
          {left.map((one) => (
            <li key={one}>{say(`SURVEY.GUARD.LEFT.${one}`)}</li>
          ))}
        </ul>
        <DialogButtons>
          <Button onClick={() => open(false)}>{say('BASE.CLOSE')}</Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
