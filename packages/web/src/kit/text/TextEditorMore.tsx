import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconClearFormatting,
  IconDots,
  IconUnlink,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../menu/DropMenu.tsx';

const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const sides = [
  { to: 'left', key: 'EDITOR.LEFT', Sign: IconAlignLeft },
  { to: 'center', key: 'EDITOR.CENTER', Sign: IconAlignCenter },
  { to: 'right', key: 'EDITOR.RIGHT', Sign: IconAlignRight },
  { to: 'justify', key: 'EDITOR.JUSTIFY', Sign: IconAlignJustified },
] as const;

type Props = {
  editor: Editor | null;
  /** The sides are here and the ways to undo in the row; otherwise the other way round. */
  narrow: boolean;
};

/** What is needed now and then: sides where the row is short, and ways to undo. */
export function MoreControl({ editor, narrow }: Props) {
  const say = useText();
  const chain = () => editor?.chain().focus();
  return (
    <DropMenu
      width={250}
      opener={
        <RichTextEditor.Control aria-label={say('EDITOR.MORE')} title={say('EDITOR.MORE')}>
          <IconDots {...sign} />
        </RichTextEditor.Control>
      }
    >
      {narrow && (
        <>
          {sides.map(({ to, key, Sign }) => (
            <Menu.Item
              key={to}
              leftSection={<Sign {...sign} />}
              rightSection={
                editor?.isActive({ textAlign: to }) && <IconCheck size={18} stroke={2} aria-hidden="true" />
              }
              onClick={() => chain()?.setTextAlign(to).run()}
            >
              {say(key)}
            </Menu.Item>
          ))}
          <Menu.Divider />
        </>
      )}
      <Menu.Item
        leftSection={<IconUnlink {...sign} />}
        disabled={!editor?.isActive('link')}
        onClick={() => chain()?.extendMarkRange('link').unsetLink().run()}
      >
        {say('EDITOR.UNLINK')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconClearFormatting {...sign} />}
        onClick={() => chain()?.unsetAllMarks().clearNodes().run()}
      >
        {say('EDITOR.CLEAR')}
      </Menu.Item>
      {!narrow && (
        <>
          <Menu.Item
            leftSection={<IconArrowBackUp {...sign} />}
            disabled={!editor?.can().undo()}
            onClick={() => chain()?.undo().run()}
          >
            {say('EDITOR.UNDO')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowForwardUp {...sign} />}
            disabled={!editor?.can().redo()}
            onClick={() => chain()?.redo().run()}
          >
            {say('EDITOR.REDO')}
          </Menu.Item>
        </>
      )}
    </DropMenu>
  );
}
