import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/Typography.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { TextAlign } from '@tiptap/extension-text-align';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { alignments } from '#contract/base/words/rich-text.ts';
import { useText } from '../../base/texts.tsx';
import { ToneMark } from '../motifs/tone-mark.ts';
import { useOneStop } from '../order/useOneStop.ts';
import { useNarrow } from '../page/narrow.ts';
import type { Caret } from './caret.ts';
import { proseClass } from './Prose.tsx';
import css from './RichText.module.css';
import { BlockControl, ToneControl } from './TextEditorControls.tsx';
import { MoreControl } from './TextEditorMore.tsx';

const extensions = [
  // Only what the server keeps: the rest of the kit would be lost when saved.
  StarterKit.configure({
    link: false,
    code: false,
    codeBlock: false,
    blockquote: false,
    horizontalRule: false,
    trailingNode: false,
  }),
  Link.configure({
    autolink: true,
    defaultProtocol: 'https',
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: [...alignments] }),
  ToneMark,
];

/** Texts of the buttons. */
function useLabels() {
  const say = useText();
  return useMemo(
    () => ({
      boldControlLabel: say('EDITOR.BOLD'),
      italicControlLabel: say('EDITOR.ITALIC'),
      underlineControlLabel: say('EDITOR.UNDERLINE'),
      strikeControlLabel: say('EDITOR.STRIKE'),
      linkControlLabel: say('EDITOR.LINK'),
      linkEditorInputLabel: say('EDITOR.LINK_ADDRESS'),
      linkEditorInputPlaceholder: say('EDITOR.LINK_PLACEHOLDER'),
      linkEditorSave: say('EDITOR.LINK_SAVE'),
      bulletListControlLabel: say('EDITOR.BULLETS'),
      orderedListControlLabel: say('EDITOR.NUMBERS'),
      alignLeftControlLabel: say('EDITOR.LEFT'),
      alignCenterControlLabel: say('EDITOR.CENTER'),
      alignRightControlLabel: say('EDITOR.RIGHT'),
      alignJustifyControlLabel: say('EDITOR.JUSTIFY'),
      undoControlLabel: say('EDITOR.UNDO'),
      redoControlLabel: say('EDITOR.REDO'),
    }),
    [say],
  );
}

export type EditorProps = {
  label: string;
  value: string;
  onChange: (html: string) => void;
  /** Ids of the hint and the error under it. */
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
};

/** What was begun before it came: where the caret stands, null where it does not, and whether anything was written. */
export type Begun = { caret: Caret | null; typed: boolean };

/** The place in the document with so many letters and ends of paragraphs before it. */
function placeOf(editor: Editor, letters: number): number {
  let left = letters;
  let place = 0;
  let found = false;
  editor.state.doc.descendants((node, at) => {
    if (found || !node.isTextblock) return !found;
    const size = node.content.size;
    place = at + 1 + Math.min(left, size);
    found = left <= size;
    left -= size + 1;
    return false;
  });
  return place;
}

/** The editor itself, a chunk of its own: whoever only reads never loads it. */
export function TextEditor(props: EditorProps & { begun: Begun }) {
  const { label, value, onChange, describedBy, invalid, required, begun } = props;
  const say = useText();
  const labels = useLabels();
  const narrow = useNarrow();
  const told = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const name = say('EDITOR.AREA', { label });
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': name,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(required && { 'aria-required': 'true' }),
      class: `${proseClass} ${css.text}`,
    }),
    [name, describedBy, invalid, required],
  );
  const editor = useEditor({
    shouldRerenderOnTransaction: true,
    extensions,
    content: value,
    // The space after the last word that was written before it came.
    parseOptions: { preserveWhitespace: true },
    editorProps: { attributes },
    onUpdate: ({ editor: e }) => {
      told.current = e.isEmpty ? '' : e.getHTML();
      tell.current(told.current);
    },
  });
  // A form that was filled anew, or another record: not what was typed here.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const from = useRef(begun);
  // Before anything is painted: the next key belongs here.
  useLayoutEffect(() => {
    const { caret, typed } = from.current;
    if (!editor) return;
    from.current = { caret: null, typed: false };
    if (typed) {
      told.current = editor.isEmpty ? '' : editor.getHTML();
      tell.current(told.current);
    }
    if (!caret) return;
    const [anchor, head] = [placeOf(editor, caret.anchor), placeOf(editor, caret.head)];
    editor.commands.setTextSelection({ from: Math.min(anchor, head), to: Math.max(anchor, head) });
    editor.view.focus();
  }, [editor]);
  const oneStop = useOneStop(() => editor?.commands.focus());
  useEffect(() => editor?.setOptions({ editorProps: { attributes } }), [editor, attributes]);
  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      variant="subtle"
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
      // Links always open elsewhere: nothing to choose.
      classNames={{ linkEditorExternalControl: css.never, linkEditorDropdown: css.link }}
      className={invalid ? `${css.editor} ${css.wrong}` : css.editor}
    >
      <RichTextEditor.Toolbar
        role="toolbar"
        aria-label={`${say('EDITOR.TOOLS')}: ${label}`}
        className={css.tools}
        {...oneStop}
      >
        <BlockControl editor={editor} />
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
          <ToneControl editor={editor} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        {!narrow && (
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.AlignLeft />
            <RichTextEditor.AlignCenter />
            <RichTextEditor.AlignRight />
            <RichTextEditor.AlignJustify />
          </RichTextEditor.ControlsGroup>
        )}
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link initialExternal disableTooltips />
          {narrow && (
            <>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </>
          )}
          <MoreControl editor={editor} narrow={narrow} />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
