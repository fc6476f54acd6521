import { NativeSelect } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconDots,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPalette,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { useText } from '../../base/texts.tsx';
import { useNarrow } from '../page/narrow.ts';
import { proseClass } from './Prose.tsx';
import css from './RichText.module.css';
import type { EditorProps } from './TextEditor.tsx';

const groups = [
  [IconBold, IconItalic, IconUnderline, IconStrikethrough, IconPalette],
  [IconList, IconListNumbers],
] as const;
const sides = [IconAlignLeft, IconAlignCenter, IconAlignRight, IconAlignJustified] as const;

/** The tools as they will stand: only to be seen, so that nothing moves when they come. */
function Tools() {
  const say = useText();
  const narrow = useNarrow();
  const rest = narrow ? [IconLink, IconArrowBackUp, IconArrowForwardUp, IconDots] : [IconLink, IconDots];
  return (
    <div className={`${css.tools} ${css.standing}`} inert>
      <NativeSelect className={css.block} data={[say('EDITOR.PARAGRAPH')]} />
      {[...groups, ...(narrow ? [] : [sides]), rest].map((group, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={n} className={css.group}>
          {group.map((Sign, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <span key={at} className={css.sign}>
              <Sign size={20} stroke={1.75} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

type Props = EditorProps & {
  field: RefObject<HTMLDivElement | null>;
  onNear: () => void;
  /** Told while a word is being put together of several keys. */
  onComposing: (composing: boolean) => void;
};

/**
 * What stands in the editor's place until it comes: the same text in the same shape, which can be written in at once. It
 * tells what is written, so nothing is lost when the editor takes over, nor when it never comes.
 */
export function TextStandIn({ field, onNear, onComposing, ...props }: Props) {
  const { label, value, onChange, describedBy, invalid, required } = props;
  const say = useText();
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!field.current || value === told.current) return;
    told.current = value;
    // A paragraph to write in: a browser left alone puts the first words into none.
    field.current.innerHTML = value || '<p><br></p>';
  }, [field, value]);
  const tell = () => {
    const html = field.current?.innerHTML ?? '';
    told.current = isEmptyRichText(html) ? '' : html;
    onChange(told.current);
  };
  return (
    <div
      className={invalid ? `${css.editor} ${css.wrong} ${css.standingEditor}` : `${css.editor} ${css.standingEditor}`}
      onPointerEnter={onNear}
      onTouchStart={onNear}
    >
      <Tools />
      {/* biome-ignore lint/a11y/useSemanticElements: a text with paragraphs and headings */}
      <div
        ref={field}
        role="textbox"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        aria-multiline="true"
        aria-label={say('EDITOR.AREA', { label })}
        aria-describedby={describedBy || undefined}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        // The editor calls its own so.
        className={`tiptap ${proseClass} ${css.text} ${css.standingText}`}
        onFocus={onNear}
        onInput={tell}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
      />
    </div>
  );
}
