import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import css from '../voting/BallotBar.module.css';

type Props = { vote: number; changes: number; busy: boolean; refused: Answer | null; onSave: () => void };

/** The bar of quick entry: what is not saved yet, and the one button that saves all of it. */
export function EntryBar({ vote, changes, busy, refused, onSave }: Props) {
  const say = useText();
  return (
    <div className={css.bar}>
      <Button
        className={css.back}
        variant="subtle"
        color="stone"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} to="/hlasovani/$id" params={{ id: vote }} />}
      >
        {say('BASE.BACK')}
      </Button>
      <span className={css.filled} role="status">
        {refused ? (
          <FieldError>{say(refused.key, refused.params)}</FieldError>
        ) : changes > 0 ? (
          say('VOTE_LOCAL.ENTRY.UNSAVED', { count: changes })
        ) : (
          say('VOTE_LOCAL.ENTRY.SAVED_ALL')
        )}
      </span>
      <span className={css.actions}>
        <Button loading={busy} disabled={changes === 0} onClick={onSave}>
          {say('VOTE_LOCAL.ENTRY.SAVE')}
        </Button>
      </span>
    </div>
  );
}
