import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import type { Audience } from '#contract/audience/schema.ts';
import { useText } from '../base/texts.tsx';
import css from './Audience.module.css';
import { type AudienceOf, useReach, useReachText } from './data.ts';
import { ReachDialog } from './ReachDialog.tsx';

type Props = { of: AudienceOf; forSome: boolean; sent: Audience };

/** How many people would get it and how, counted as the choice changes; the list of them is one click away. */
export function ReachLine({ of: owner, forSome: isForSome, sent }: Props) {
  const say = useText();
  const textOf = useReachText();
  const [shown, setShown] = useState(false);
  const [aim] = useDebouncedValue(sent, 400);
  const [forSome] = useDebouncedValue(isForSome, 400);
  const none = forSome && aim.audience.length === 0;
  const of = useReach(owner, aim, 1, !none);
  if (none) return null;
  return (
    <div className={css.reach} role="status">
      {of.data ? <span>{textOf(of.data)}</span> : of.error ? null : <span>{say('AUDIENCE.REACH.COUNTING')}</span>}
      {of.data && of.data.noAddressCount > 0 && <span>{say(owner.words.poster)}</span>}
      {of.data && of.data.total > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconListDetails size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setShown(true)}
        >
          {say('AUDIENCE.REACH.SHOW')}
        </Button>
      )}
      {shown && <ReachDialog of={owner} aim={aim} onClose={() => setShown(false)} />}
    </div>
  );
}
