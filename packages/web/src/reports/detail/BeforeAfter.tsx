import { useState } from 'react';
import type { FileView } from '#contract/base/files.ts';
import { useText } from '../../base/texts.tsx';
import { PictureDialog } from '../../kit/files/PictureDialog.tsx';
import css from './Report.module.css';

type Props = { files: readonly FileView[]; afterId: number | null };

/** The first picture of what was wrong beside the one of how it looks since; nothing where nobody took that one. */
export function BeforeAfter({ files, afterId }: Props) {
  const say = useText();
  const [at, show] = useState<number | null>(null);
  const after = files.find((f) => f.id === afterId && f.previewUrl);
  if (!after) return null;
  const before = files.find((f) => f.id !== afterId && f.previewUrl);
  const pair = before ? [before, after] : [after];
  return (
    <div className={css.pair}>
      {pair.map((file, i) => (
        <figure key={file.id} className={css.figure}>
          <button type="button" className={css.shown} onClick={() => show(i)}>
            <img src={file.previewUrl ?? ''} alt={say(file === after ? 'REPORT.PAIR.AFTER' : 'REPORT.PAIR.BEFORE')} />
          </button>
          <figcaption>{say(file === after ? 'REPORT.PAIR.AFTER' : 'REPORT.PAIR.BEFORE')}</figcaption>
        </figure>
      ))}
      {at !== null && <PictureDialog pictures={pair} at={at} onTurn={show} onClose={() => show(null)} />}
    </div>
  );
}
