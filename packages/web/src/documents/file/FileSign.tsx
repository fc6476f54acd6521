import { kindOf } from '#contract/documents/rules-kinds.ts';
import { useText } from '../../base/texts.tsx';
import css from './FileSign.module.css';

type Props = { file: { type: string; extension: string }; large?: boolean };

/** A sheet with the extension of the file, in the colour of its kind; what it is stands in words beside it. */
export function FileSign({ file, large = false }: Props) {
  const say = useText();
  const kind = kindOf(file.type);
  const letters = kind === 'link' ? say('DOCS.LINK_SIGN') : file.extension.slice(0, 4).toUpperCase();
  return (
    <span className={[css.sign, css[kind], large && css.large].filter(Boolean).join(' ')} aria-hidden="true">
      {letters || say('DOCS.FILE_SIGN')}
    </span>
  );
}
