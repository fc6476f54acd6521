import { Button } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import type { useCopy } from '../../kit/page/useCopy.ts';
import css from './MessageForm.module.css';
import type { MessageFields, MessageValues } from './messageValues.ts';

/** Files that belong nowhere are swept after a day. */
const filesLast = 20 * 60 * 60 * 1000;

type Props = { copy: ReturnType<typeof useCopy<MessageValues>>; fields: MessageFields };
/** Offers what was being written on this device and never saved. */
export function FoundCopy({ copy: { found, answer }, fields }: Props) {
  const say = useText();
  const when = useWhen();
  if (!found) return null;
  const { values, at } = found;
  const filesGone = values.fileIds.length > 0 && Date.now() - Date.parse(at) > filesLast;
  const go = () => {
    fields.setValues(filesGone ? { ...values, fileIds: [] } : values);
    answer();
  };
  const title = values.title.trim();
  return (
    <Note>
      {say('MESSAGE_FORM.FOUND.TEXT', { named: title ? 'yes' : 'no', title, at: when.moment(at) })}
      {filesGone && ` ${say('MESSAGE_FORM.FOUND.FILES')}`}
      <div className={css.found}>
        <Button variant="default" onClick={go}>
          {say('MESSAGE_FORM.FOUND.GO')}
        </Button>
        <Button variant="subtle" onClick={answer}>
          {say('MESSAGE_FORM.FOUND.DROP')}
        </Button>
      </div>
    </Note>
  );
}
