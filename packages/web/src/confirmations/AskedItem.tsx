import { Button } from '@mantine/core';
import { type ComponentProps, useEffect } from 'react';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import type { AskedText } from '#contract/confirmations/schema.ts';
import { useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import css from './Queue.module.css';
import { QueueItem } from './QueueItem.tsx';

type Props = Omit<ComponentProps<typeof QueueItem>, 'asked'> & {
  name: string;
  /** The text, when it came with the queue. */
  data: AskedText | null;
  /** It waits no more, or says something else by now. */
  onGone: () => void;
};

/** A message, a document or an event of the queue; the text of a later one comes when its turn does. */
export function AskedItem({ name, data, onGone, ...item }: Props) {
  const say = useText();
  const of = useReading(confirmations.text, { id: name }, { when: data === null });
  const asked = data ?? of.data;
  const status = of.error?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (status === 404 || status === 409) onGone();
  }, [status]);
  if (asked) return <QueueItem asked={asked} {...item} />;
  return (
    <>
      <div className={css.text}>
        <Loaded of={of}>{() => null}</Loaded>
      </div>
      <div className={css.buttons}>
        <Button variant="default" size="md" onClick={item.onLater}>
          {say('CONFIRMATIONS.QUEUE.POSTPONE')}
        </Button>
      </div>
    </>
  );
}
