import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { useText } from '../base/texts.tsx';
import css from './board/Board.module.css';

/** The way back from the whole window to the page of the meeting. */
export function BackPlace({ id, name }: { id: number; name: string }) {
  const say = useText();
  return (
    <Link {...meetingLinks.one(id)} className={css.back} aria-label={say('BOARD.BACK', { name: typo(name) })}>
      <IconArrowLeft size={24} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
