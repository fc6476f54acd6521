import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Attachments } from '../kit/files/Attachments.tsx';
import { Prose } from '../kit/text/Prose.tsx';
import css from './MessagePage.module.css';

/** What the message says and what is attached to it. */
export function MessageText({ message: { description, attachments, files, may } }: { message: MessageDetail }) {
  const say = useText();
  return (
    <Card>
      <div className={css.text}>
        {isEmptyRichText(description) ? (
          <p className={css.none}>{say('MESSAGE.DETAIL.EMPTY')}</p>
        ) : (
          <Prose html={description} headingsFrom={2} />
        )}
        {attachments.length + files.length > 0 && (
          <div className={css.files}>
            <h2 className={css.heading}>{say('FILES.TITLE')}</h2>
            <Attachments files={attachments} chosen={files} showVisibility={may.edit} inPlace />
          </div>
        )}
      </div>
    </Card>
  );
}
