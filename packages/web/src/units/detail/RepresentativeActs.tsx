import { Button } from '@mantine/core';
import { useState } from 'react';
import { representations } from '#contract/representations/endpoints.ts';
import type { Representation } from '#contract/representations/schema.ts';
import { second } from '#contract/second/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { ObjectDialog, RefuseDialog } from './RepresentativeDialogs.tsx';
import css from './Representatives.module.css';

type Props = { unit: number; row: Representation };

/** What the reader may do about one representative: agree, confirm or refuse the paper, object, end. */
export function RepresentativeActs({ unit, row }: Props) {
  const say = useText();
  const touches = { touches: [units.one, second.list] };
  const agree = useChange(representations.agree, touches);
  const confirming = useChange(representations.confirm, touches);
  const ending = useChange(representations.end, touches);
  const [opened, open] = useState<'object' | 'refuse' | null>(null);
  const at = { id: unit, one: row.id };
  const quietly = (run: Promise<unknown>) => void run.catch(() => undefined);
  const confirmNow = async () => {
    const question = {
      title: say('REPRESENTATION.CONFIRM'),
      text: say('REPRESENTATION.CONFIRM_TEXT', { name: row.member.full_name }),
      yes: say('REPRESENTATION.CONFIRM'),
      no: say('BASE.CANCEL'),
    };
    if (await confirm(question)) quietly(confirming.run(at));
  };
  const endNow = async () => {
    const question = {
      title: say('REPRESENTATION.END'),
      text: say('REPRESENTATION.END_TEXT'),
      yes: say('REPRESENTATION.END'),
      no: say('BASE.CANCEL'),
      danger: true,
    };
    if (await confirm(question)) quietly(ending.run(at));
  };
  if (!row.mayAgree && !row.mayObject && !row.mayRefuse && !row.mayEnd) return null;
  return (
    <div className={css.buttons}>
      {row.mayAgree && (
        <Button loading={agree.busy} onClick={() => quietly(agree.run(at))}>
          {say('REPRESENTATION.AGREE')}
        </Button>
      )}
      {row.mayRefuse && (
        <>
          <Button loading={confirming.busy} onClick={() => void confirmNow()}>
            {say('REPRESENTATION.CONFIRM')}
          </Button>
          <Button variant="default" onClick={() => open('refuse')}>
            {say('REPRESENTATION.REFUSE')}
          </Button>
        </>
      )}
      {row.mayObject && (
        <Button variant="default" onClick={() => open('object')}>
          {say('REPRESENTATION.OBJECT')}
        </Button>
      )}
      {row.mayEnd && (
        <Button variant="default" loading={ending.busy} onClick={() => void endNow()}>
          {say('REPRESENTATION.END')}
        </Button>
      )}
      {opened === 'object' && <ObjectDialog unit={unit} row={row} onClose={() => open(null)} />}
      {opened === 'refuse' && <RefuseDialog unit={unit} row={row} onClose={() => open(null)} />}
    </div>
  );
}
