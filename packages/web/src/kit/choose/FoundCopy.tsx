import { Button } from '@mantine/core';
import type { FileView } from '#contract/base/files/files.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Note } from '../page/Note.tsx';
import type { useCopy } from '../page/useCopy.ts';
import css from './FoundCopy.module.css';

/** Files that belong nowhere are swept after a day. */
const filesLast = 20 * 60 * 60 * 1000;

type Kept = { title: string; fileIds: FileView[] };
type Props<V extends Kept> = {
  copy: ReturnType<typeof useCopy<V>>;
  /** What is asked (of its title and when it was left), that its files are gone, and the two answers. */
  words: Record<'text' | 'files' | 'go' | 'drop', TextKey>;
  fill: (values: V) => void;
};
/** Offers what was being written on this device and never saved. */
export function FoundCopy<V extends Kept>({ copy: { found, answer }, words, fill }: Props<V>) {
  const say = useText();
  const when = useWhen();
  if (!found) return null;
  const { values, at } = found;
  const filesGone = values.fileIds.length > 0 && Date.now() - Date.parse(at) > filesLast;
  const go = () => {
    fill(filesGone ? { ...values, fileIds: [] } : values);
    answer();
  };
  const title = values.title.trim();
  return (
    <Note>
      {say(words.text, { named: title ? 'yes' : 'no', title, at: when.moment(at) })}
      {filesGone && ` ${say(words.files)}`}
      <div className={css.found}>
        <Button variant="default" onClick={go}>
          {say(words.go)}
        </Button>
        <Button variant="subtle" onClick={answer}>
          {say(words.drop)}
        </Button>
      </div>
    </Note>
  );
}
