import { Menu, NativeSelect } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconCheck, IconPalette } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type Tone, tones } from '#contract/base/words/rich-text.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../menu/DropMenu.tsx';
import css from './RichText.module.css';

type Props = { editor: Editor | null };
const levels = [1, 2, 3, 4, 5, 6] as const;
type Level = (typeof levels)[number];

/** What the paragraph with the caret is: a paragraph or a heading of six sizes. */
export function BlockControl({ editor }: Props) {
  const say = useText();
  const level = levels.find((l) => editor?.isActive('heading', { level: l }));
  const choose = (value: string) => {
    const chain = editor?.chain().focus();
    if (value === '') chain?.setParagraph().run();
    else chain?.setHeading({ level: Number(value) as Level }).run();
  };
  const data = [
    { value: '', label: say('EDITOR.PARAGRAPH') },
    ...levels.map((l) => ({ value: String(l), label: say('EDITOR.HEADING', { level: l }) })),
  ];
  return (
    <NativeSelect
      aria-label={say('EDITOR.BLOCK')}
      className={css.block}
      data={data}
      value={level ? String(level) : ''}
      onChange={(e) => choose(e.currentTarget.value)}
    />
  );
}

/** The colour of words, by name. */
export function ToneControl({ editor }: Props) {
  const say = useText();
  const current = editor?.getAttributes('tone').tone as Tone | undefined;
  const item = (tone: Tone | null, key: TextKey) => (
    <Menu.Item
      key={key}
      leftSection={<span className={css.swatch} data-tone={tone ?? undefined} aria-hidden="true" />}
      rightSection={(current ?? null) === tone && <IconCheck size={18} stroke={2} aria-hidden="true" />}
      onClick={() => editor?.chain().focus().setTone(tone).run()}
    >
      {say(key)}
    </Menu.Item>
  );
  return (
    <DropMenu
      position="bottom-start"
      opener={
        <RichTextEditor.Control
          aria-label={say('EDITOR.COLOUR')}
          title={say('EDITOR.COLOUR')}
          active={Boolean(current)}
        >
          <IconPalette size={18} stroke={1.75} aria-hidden="true" />
        </RichTextEditor.Control>
      }
    >
      {item(null, 'EDITOR.NO_COLOUR')}
      {tones.map((tone) => item(tone, `EDITOR.TONES.${tone.toUpperCase() as Uppercase<Tone>}`))}
    </DropMenu>
  );
}
