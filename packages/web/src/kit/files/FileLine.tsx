import { IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FileView, sizeText, wholeName } from '#contract/base/files/files.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import css from './Attachments.module.css';
import { fileSign } from './file-signs.ts';

type Props = {
  file: FileView;
  /** Says who sees it. */
  showVisibility: boolean;
  /** Opens its picture; without it the sign is only drawn. */
  onShow?: (() => void) | undefined;
  /** In which words it is not for everybody. */
  hidden?: 'ONLY_COMMITTEE' | 'ONLY_APPROVERS' | 'NOT_ALL';
  /** What else there is to say of it. */
  said?: ReactNode;
  children: ReactNode;
};

/** One file of a list: what it looks like, its name, kind, size and words, and what can be done with it. */
export function FileLine({ file, showVisibility, onShow, hidden = 'ONLY_COMMITTEE', said, children }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const { icon: Sign, key } = fileSign(file);
  const name = wholeName(file);
  const picture = file.previewUrl && <img src={file.previewUrl} alt="" loading="lazy" className={css.thumb} />;
  return (
    <li className={css.file}>
      {picture && onShow ? (
        <button type="button" className={css.show} aria-label={say('FILES.SHOW', { name })} onClick={onShow}>
          {picture}
        </button>
      ) : (
        <span className={css.sign}>{picture ?? <Sign size={24} stroke={1.75} aria-hidden="true" />}</span>
      )}
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.meta}>
          {file.size > 0 ? `${say(key)} · ${sizeText(file.size, locale)}` : say(key)}
          {showVisibility && !file.isPublic && (
            <span className={css.hidden}>
              <IconEyeOff size={18} stroke={1.75} aria-hidden="true" />
              {say(`FILES.${hidden}`)}
            </span>
          )}
        </span>
        {said}
        {file.description && <span className={css.description}>{file.description}</span>}
      </div>
      <div className={css.deeds}>{children}</div>
    </li>
  );
}
