import { Button } from '@mantine/core';
import { IconCheck, IconEyeCheck } from '@tabler/icons-react';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { WordingButton } from '../wordings/WordingButton.tsx';
import css from './Accepts.module.css';
import { useAccept } from './data.ts';

/** What I owe: the first card of the message, with the way to settle it. */
export function MyAccept({ message }: { message: MessageDetail }) {
  const say = useText();
  const when = useWhen();
  const accept = useAccept(message);
  if (message.accept.mine !== 'owed') return null;
  const { acceptUntil } = message;
  return (
    <section className={css.mine} aria-labelledby="my-accept">
      <span className={css.sign}>
        <IconEyeCheck size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <div className={css.words}>
        <h2 id="my-accept" className={css.title}>
          {say('CONFIRMATIONS.MINE.TITLE')}
        </h2>
        {message.accept.again && <p>{say('CONFIRMATIONS.QUEUE.CHANGED')}</p>}
        {message.accept.again && message.wordingCount > 0 && (
          <span className={css.before}>
            <WordingButton messageId={message.id}>{say('MESSAGE.WORDINGS.SHOW_MINE')}</WordingButton>
          </span>
        )}
        <p className={css.quiet}>{say('CONFIRMATIONS.MINE.TEXT')}</p>
        {acceptUntil && <p className={css.quiet}>{say('CONFIRMATIONS.QUEUE.UNTIL', { day: when.day(acceptUntil) })}</p>}
        <Button
          className={css.do}
          loading={accept.busy}
          leftSection={<IconCheck size={18} stroke={2} aria-hidden="true" />}
          onClick={() => void accept.run()}
        >
          {say('CONFIRMATIONS.MINE.DO')}
        </Button>
      </div>
    </section>
  );
}
