import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { latePart, useEver } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import css from './Offers.module.css';

const OffersDialog = latePart(async () => (await import('./OffersDialog.tsx')).OffersDialog);

/** Photographs of neighbours that wait: one's own, or all of them for who lets them in; and what the committee last said. */
export function Offers({ album }: { album: AlbumDetail }) {
  const { offered, answer, may } = album;
  const [opened, open] = useState(false);
  return (
    <>
      {answer && !may.edit && <Answer answer={answer} />}
      {offered > 0 && <Waiting count={offered} decides={may.edit} onOpen={() => open(true)} />}
      {useEver(opened) && (
        <Suspense fallback={null}>
          <OffersDialog album={album} opened={opened} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}

function Waiting({ count, decides, onOpen }: { count: number; decides: boolean; onOpen: () => void }) {
  const say = useText();
  return (
    <div className={css.waiting}>
      <span className={css.sign}>
        <IconHourglass size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <p className={css.words}>
        <b>{say(decides ? 'GALLERY.OFFERS.WAITING' : 'GALLERY.OFFERS.MINE', { count })}</b>{' '}
        {say(decides ? 'GALLERY.OFFERS.WAITING_HINT' : 'GALLERY.OFFERS.MINE_HINT')}
      </p>
      <Button variant={decides ? 'default' : 'subtle'} onClick={onOpen}>
        {say(decides ? 'GALLERY.OFFERS.SHOW' : 'GALLERY.OFFERS.SHOW_MINE')}
      </Button>
    </div>
  );
}

function Answer({ answer: { letIn, refused, reason, createdAt } }: { answer: NonNullable<AlbumDetail['answer']> }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <Note tone={refused > 0 ? 'warn' : 'ok'}>
      {letIn > 0 && say('GALLERY.OFFERS.LET_IN_YOURS', { count: letIn })}
      {refused > 0 && say('GALLERY.OFFERS.REFUSED_YOURS', { count: refused })} {day(createdAt)}
      {reason && <p className={css.reason}>{typo(reason)}</p>}
    </Note>
  );
}
