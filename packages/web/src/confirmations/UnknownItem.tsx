import { Button } from '@mantine/core';
import { useText } from '../base/texts.tsx';
import css from './Queue.module.css';
import { takeFocus } from './QueueItem.tsx';

/** Something that a newer server asks to confirm and this page cannot show (001 § 2): it can be passed by. */
export function UnknownItem({ onSkip }: { onSkip: () => void }) {
  const say = useText();
  return (
    <>
      <div className={css.text}>
        <h3 ref={takeFocus} tabIndex={-1} data-autofocus className={css.name}>
          {say('CONFIRMATIONS.QUEUE.UNKNOWN')}
        </h3>
        <p className={css.until}>{say('CONFIRMATIONS.QUEUE.UNKNOWN_HINT')}</p>
      </div>
      <div className={css.buttons}>
        <Button size="md" onClick={onSkip}>
          {say('CONFIRMATIONS.QUEUE.SKIP')}
        </Button>
      </div>
    </>
  );
}
