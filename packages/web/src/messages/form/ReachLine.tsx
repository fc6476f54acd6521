import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './MessageForm.module.css';
import { aimOf, type MessageValues } from './messageValues.ts';
import { ReachDialog } from './ReachDialog.tsx';
import { useReach, useReachText } from './reach.ts';

type Props = { values: Pick<MessageValues, 'aim' | 'audience' | 'emergency'> };

/** How many people would get it and how, counted as the choice changes; the list of them is one click away. */
export function ReachLine({ values }: Props) {
  const say = useText();
  const textOf = useReachText();
  const [shown, setShown] = useState(false);
  const [aim] = useDebouncedValue(aimOf(values), 400);
  const [forSome] = useDebouncedValue(values.aim === 'some', 400);
  const none = forSome && aim.audience.length === 0;
  const of = useReach(aim, 1, !none);
  if (none) return null;
  return (
    <div className={css.reach} role="status">
      {of.data ? <span>{textOf(of.data)}</span> : of.error ? null : <span>{say('MESSAGE_FORM.REACH.COUNTING')}</span>}
      {of.data && of.data.noAddressCount > 0 && <span>{say('MESSAGE_FORM.REACH.POSTER')}</span>}
      {of.data && of.data.total > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconListDetails size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setShown(true)}
        >
          {say('MESSAGE_FORM.REACH.SHOW')}
        </Button>
      )}
      {shown && <ReachDialog aim={aim} onClose={() => setShown(false)} />}
    </div>
  );
}
