import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Place } from '#contract/base/calls/links.ts';
import { useWayBack } from '../../base/left.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { StickyBar, StickyEnd, StickyText } from '../page/StickyBar.tsx';
import css from './FormFooter.module.css';

export type FooterParts = {
  back: Place;
  save: string;
  /** A sign before the words of the primary button. */
  sign?: ReactNode;
  /** In edit mode the delete button, on the left. */
  aside?: ReactNode;
  /** Another way to save, before the primary one. */
  second?: ReactNode;
  /** The other way to save is the one that runs: the primary button only waits. */
  secondRuns?: boolean;
  /** What is typed is not saved, but a copy of it is on this device. */
  kept?: boolean;
};
type Props = FooterParts & { busy: boolean; unsaved: boolean };

/** The footer that stays in sight: way back and deleting left, the one primary button rightmost. */
export function FormFooter({ back, save, sign, busy, unsaved, aside, second, secondRuns = false, kept }: Props) {
  const say = useText();
  const way = useWayBack(back);
  return (
    <StickyBar>
      <Button
        variant="subtle"
        color="stone"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...linkTo(back)} search={way.search} onClick={(e) => way.go(e)} />}
      >
        {say('BASE.BACK')}
      </Button>
      {aside}
      <StickyText className={css.unsaved}>{unsaved && say(kept ? 'FORM.KEPT_HERE' : 'FORM.UNSAVED')}</StickyText>
      <StickyEnd className={css.saves}>
        {second}
        <Button type="submit" loading={busy && !secondRuns} disabled={busy && secondRuns} leftSection={sign}>
          {save}
        </Button>
      </StickyEnd>
    </StickyBar>
  );
}
