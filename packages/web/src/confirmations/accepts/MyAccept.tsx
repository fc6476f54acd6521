import { Button } from '@mantine/core';
import { IconCheck, IconEyeCheck } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { useNarrow } from '../../kit/page/narrow.ts';
import type { Asking } from '../asking.ts';
import { WordingButton } from '../wordings/WordingButton.tsx';
import css from './Accepts.module.css';
import { useAccept } from './data.ts';

type Props = { asking: Asking };

function Confirm({ accept }: { accept: ReturnType<typeof useAccept> }) {
  const say = useText();
  return (
    <Button
      className={css.do}
      loading={accept.busy}
      leftSection={<IconCheck size={18} stroke={2} aria-hidden="true" />}
      onClick={() => void accept.run()}
    >
      {say('CONFIRMATIONS.MINE.DO')}
    </Button>
  );
}

/** The way to settle it on a phone: under the thumb wherever the text is being read. */
export function AcceptBar({ asking }: Props) {
  const accept = useAccept(asking);
  const narrow = useNarrow();
  if (!narrow || asking.mine !== 'owed') return null;
  return (
    <div className={css.bar}>
      <Confirm accept={accept} />
    </div>
  );
}

/** What I owe: the first card of the thing, with the way to settle it where it is in sight. */
export function MyAccept({ asking }: Props) {
  const say = useText();
  const when = useWhen();
  const accept = useAccept(asking);
  const narrow = useNarrow();
  if (asking.mine !== 'owed') return null;
  const { again, until, worded, wordingCount, type: what } = asking;
  return (
    <section className={css.mine} aria-labelledby="my-accept">
      <span className={css.sign}>
        <IconEyeCheck size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <div className={css.words}>
        <h2 id="my-accept" className={css.title}>
          {say('CONFIRMATIONS.MINE.TITLE')}
        </h2>
        {again && <p>{say('CONFIRMATIONS.QUEUE.CHANGED', { what })}</p>}
        {again && worded && wordingCount > 0 && (
          <span className={css.before}>
            <WordingButton worded={worded}>{say('CONFIRMATIONS.WORDINGS.SHOW_MINE')}</WordingButton>
          </span>
        )}
        <p className={css.quiet}>{say('CONFIRMATIONS.MINE.TEXT', { what })}</p>
        {until && <p className={css.quiet}>{say('CONFIRMATIONS.QUEUE.UNTIL', { day: when.day(until) })}</p>}
        {!narrow && <Confirm accept={accept} />}
      </div>
    </section>
  );
}
