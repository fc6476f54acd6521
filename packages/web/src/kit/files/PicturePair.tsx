import { useState } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import { PictureDialog } from './PictureDialog.tsx';
import css from './PicturePair.module.css';

type Props = { before: FileView | undefined; after: FileView; words: { before: string; after: string } };

/** How something looked beside how it looks since; the later picture alone where there is no earlier one. */
export function PicturePair({ before, after, words }: Props) {
  const [at, show] = useState<number | null>(null);
  const pair = before ? [before, after] : [after];
  return (
    <div className={css.pair}>
      {pair.map((file, i) => (
        <figure key={file.id} className={css.figure}>
          <button type="button" className={css.shown} onClick={() => show(i)}>
            <img src={file.previewUrl ?? ''} alt={file === after ? words.after : words.before} />
          </button>
          <figcaption>{file === after ? words.after : words.before}</figcaption>
        </figure>
      ))}
      {at !== null && <PictureDialog pictures={pair} at={at} onTurn={show} onClose={() => show(null)} />}
    </div>
  );
}
