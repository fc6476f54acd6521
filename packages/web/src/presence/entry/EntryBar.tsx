import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import css from '../../answers/BallotBar.module.css';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';

type Props = {
  vote: number;
  changes: number;
  busy: boolean;
  refused: Answer | null;
  /** Nothing where the point is closed already. */
  closing: { busy: boolean; onClose: () => void } | null;
  onSave: () => void;
};

/** The bar of quick entry: what is not saved yet, and the one button that saves all of it. */
export function EntryBar({ vote, changes, busy, refused, closing, onSave }: Props) {
  const say = useText();
  return (
    <StickyBar unbroken>
      <Button
        className={css.back}
        variant="subtle"
        color="stone"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...voteLinks.one(vote)} />}
      >
        {say('BASE.BACK')}
      </Button>
      <StickyText className={css.filled}>
        {refused ? (
          <FieldError>{say(refused.key, refused.params)}</FieldError>
        ) : changes > 0 ? (
          say('VOTE_LOCAL.ENTRY.UNSAVED', { count: changes })
        ) : (
          say('VOTE_LOCAL.ENTRY.SAVED_ALL')
        )}
      </StickyText>
      <StickyEnd className={css.actions}>
        <Button variant="default" loading={busy} disabled={changes === 0} onClick={onSave}>
          {say('VOTE_LOCAL.ENTRY.SAVE')}
        </Button>
        {closing && (
          <Button loading={closing.busy} onClick={closing.onClose}>
            {say('VOTE_LOCAL.CLOSE.DO')}
          </Button>
        )}
      </StickyEnd>
    </StickyBar>
  );
}
