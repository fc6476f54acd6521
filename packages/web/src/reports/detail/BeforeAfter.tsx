import type { FileView } from '#contract/base/files/files.ts';
import { useText } from '../../base/texts.tsx';
import { PicturePair } from '../../kit/files/PicturePair.tsx';
import css from './Report.module.css';

type Props = { files: readonly FileView[]; afterId: number | null };

/** The first picture of what was wrong beside the one of how it looks since; nothing where nobody took that one. */
export function BeforeAfter({ files, afterId }: Props) {
  const say = useText();
  const after = files.find((f) => f.id === afterId && f.previewUrl);
  if (!after) return null;
  const before = files.find((f) => f.id !== afterId && f.previewUrl);
  const words = { before: say('REPORT.PAIR.BEFORE'), after: say('REPORT.PAIR.AFTER') };
  return (
    <div className={css.pair}>
      <PicturePair before={before} after={after} words={words} />
    </div>
  );
}
