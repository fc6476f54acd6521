import { IconEyeCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { sizeText, wholeName } from '#contract/base/files/files.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { DueTag } from '../due/DueTag.tsx';
import { FileSign } from '../file/FileSign.tsx';
import lines from '../file/NameLines.module.css';
import css from './FileName.module.css';
import { InsidePiece } from './InsidePiece.tsx';

type NameProps = {
  file: DocumentRow;
  /** Its facts stand beside the list. */
  isShown: boolean;
  /** Shows them there instead of leading away. */
  onShow?: ((id: number) => void) | undefined;
};

/** What a file is called, as the link to it; on a wide screen a plain click shows its facts beside the list. */
export function FileLink({ file, isShown, onShow }: NameProps) {
  const narrow = useNarrow();
  return (
    <Link
      {...linkTo(documentLinks.one(file.id))}
      className={lines.link}
      aria-current={isShown || undefined}
      data-file={file.id}
      onClick={(e) => {
        if (!onShow || narrow || e.metaKey || e.ctrlKey || e.shiftKey) return;
        e.preventDefault();
        onShow(file.id);
      }}
    >
      {wholeName(file)}
    </Link>
  );
}

/** Its size; of a link that it is one. */
export function useSizeText() {
  const say = useText();
  const { locale } = useLanguage();
  return ({ attachment }: Pick<DocumentRow, 'attachment'>): string =>
    attachment ? sizeText(attachment.fileSize, locale) : say('DOCS.LINK');
}

/** The first cell of a row: sign, name, size; a card tells the size with the rest. */
export function FileName(props: NameProps) {
  const say = useText();
  const sizeOf = useSizeText();
  const narrow = useNarrow();
  return (
    <span className={lines.file}>
      <FileSign file={props.file} />
      <span className={lines.words}>
        <FileLink {...props} />
        {!narrow && <span className={lines.second}>{sizeOf(props.file)}</span>}
        <InsidePiece id={props.file.id} />
        {props.file.dueOn && (
          <span className={css.due}>
            <DueTag dueOn={props.file.dueOn} quiet />
          </span>
        )}
      </span>
      {props.file.toConfirm && (
        <Tag tone="warn" icon={IconEyeCheck}>
          {say('DOCUMENT.ACCEPT.OWED')}
        </Tag>
      )}
    </span>
  );
}
