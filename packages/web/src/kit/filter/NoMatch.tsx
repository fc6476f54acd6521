import { Button } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import css from './NoMatch.module.css';

/** The fifth, small face: the filter leaves nothing. */
export function NoMatch({ clear }: { clear: () => void }) {
  const say = useText();
  return (
    <div className={css.face} role="status">
      <b>{say('TABLE.FILTERED_EMPTY')}</b>
      <span className={css.text}>{say('TABLE.FILTERED_TEXT')}</span>
      <Button variant="default" onClick={clear}>
        {say('FILTER.CLEAR')}
      </Button>
    </div>
  );
}
