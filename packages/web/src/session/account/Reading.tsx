import { Button } from '@mantine/core';
import { useState } from 'react';
import { session as calls } from '#contract/session/endpoints.ts';
import { textSizes } from '#contract/session/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { size } from '../../base/size.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from './Reading.module.css';

function Sizes() {
  const say = useText();
  const change = useChange(calls.reading);
  const [chosen, choose] = useState(() => size.kept() ?? 'normal');
  return (
    <fieldset className={css.sizes}>
      <legend>{say('ACCOUNT.SIZE')}</legend>
      <div className={css.row}>
        {textSizes.map((one) => (
          <label key={one} className={css.size} data-size={one}>
            <input
              type="radio"
              name="text-size"
              checked={one === chosen}
              aria-label={say(`ACCOUNT.SIZE_NAMES.${one}`)}
              onChange={() => {
                choose(one);
                size.keep(one);
                void change.run({ textSize: one }).catch(() => undefined);
              }}
            />
            <span aria-hidden="true">A</span>
          </label>
        ))}
      </div>
      <p className={css.hint}>{say('ACCOUNT.SIZE_KEPT')}</p>
    </fieldset>
  );
}

function Simple() {
  const say = useText();
  const { simple } = useMe();
  const change = useChange(calls.reading);
  return (
    <div className={css.simple}>
      <div>
        <b>{say('ACCOUNT.SIMPLE')}</b>
        <p className={css.hint}>{say('ACCOUNT.SIMPLE_TEXT')}</p>
      </div>
      <Button
        variant="default"
        loading={change.busy}
        onClick={() => void change.run({ simple: !simple }).catch(() => undefined)}
      >
        {say(simple ? 'ACCOUNT.SIMPLE_OFF' : 'ACCOUNT.SIMPLE_ON')}
      </Button>
    </div>
  );
}

/** How the portal is read: how large it is written, and whether only three doors are shown; both hold at once. */
export function Reading() {
  const say = useText();
  return (
    <Card title={say('ACCOUNT.READING')} padded>
      <Sizes />
      <Simple />
    </Card>
  );
}
