import { useEffect, useState } from 'react';
import { savedLook, wearLook } from '../../base/look.ts';
import { loadTexts, useText } from '../../base/texts.tsx';
import { Mark } from '../../kit/motifs/Mark.tsx';
import css from './Board.module.css';
import { BoardView } from './BoardView.tsx';
import { useProjection } from './useProjection.ts';

/** Whether the sentences of the page are here. */
function useBoardTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['projector', 'shell']).then(() => setReady(true));
  }, []);
  return ready;
}

/** A wall in a hall is dark, unless whoever set the computer up chose otherwise. */
function useDarkWall() {
  useEffect(() => {
    if (savedLook() === 'auto' && matchMedia('(min-width: 64em)').matches) wearLook('dark');
    return () => wearLook(savedLook());
  }, []);
}

/** /promitani/{token}: what everybody in the room reads, on the wall and on phones, without signing in. */
export function BoardScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useBoardTexts();
  useDarkWall();
  const { board, gone, since } = useProjection(token);
  if (!ready) return null;
  if (gone || !board)
    return (
      <main className={css.alone}>
        <title>{`${say(gone ? 'PROJECTOR.ERRORS.OVER' : 'BOARD.MEETING')} · ${say('BASE.APP')}`}</title>
        <Mark size={56} />
        {gone ? <h1>{say('PROJECTOR.ERRORS.OVER')}</h1> : <p role="status">{say('BOARD.LOADING')}</p>}
      </main>
    );
  return <BoardView board={board} address={location.href} since={since} />;
}
