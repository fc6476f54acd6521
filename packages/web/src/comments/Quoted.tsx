import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import type { Quote } from '#contract/comments/schema.ts';
import { useText } from '../base/texts.tsx';
import css from './Quoted.module.css';

/** Where a comment stands in the page. */
export const anchorOf = (id: number): string => `komentar-${id}`;

type Props = {
  quote: Quote;
  /** Not given where it is only read. */
  onDrop?: (() => void) | undefined;
};
/** What a comment answers: its words as they are now, and the way to it where it is shown. */
export function Quoted({ quote: { id, full_name: name, message, hidden }, onDrop }: Props) {
  const say = useText();
  return (
    <blockquote className={css.quote} aria-label={say('COMMENTS.QUOTED')}>
      <div className={css.words}>
        {message === null ? (
          <p className={css.gone}>{say(hidden ? 'COMMENTS.QUOTED_HIDDEN' : 'COMMENTS.QUOTED_GONE')}</p>
        ) : (
          <>
            <a className={css.name} href={`#${anchorOf(id)}`}>
              {onDrop
                ? say('COMMENTS.QUOTING', { name: name ?? say('COMMENTS.GONE') })
                : (name ?? say('COMMENTS.GONE'))}
            </a>
            <p className={css.text}>{typo(message)}</p>
          </>
        )}
      </div>
      {onDrop && (
        <ActionIcon aria-label={say('COMMENTS.UNQUOTE')} title={say('COMMENTS.UNQUOTE')} onClick={onDrop}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </blockquote>
  );
}
