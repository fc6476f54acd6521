import { IconPrinter, IconSticker, IconTemplate } from '@tabler/icons-react';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useText } from '../../base/texts.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { usePaper } from './data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Lines of the menu for who writes messages: on paper, on the door, as a template. */
export function PaperItems({ message, onTemplate }: { message: MessageDetail; onTemplate: () => void }) {
  const say = useText();
  const print = usePaper('print');
  const poster = usePaper('poster');
  return (
    <>
      <MenuItem leftSection={<IconPrinter {...icon} />} onClick={() => void print.save(message.id)}>
        {say('MESSAGE_EXTRAS.PRINT.DO')}
      </MenuItem>
      <MenuItem leftSection={<IconSticker {...icon} />} onClick={() => void poster.save(message.id)}>
        {say('MESSAGE_EXTRAS.PRINT.POSTER_DO')}
      </MenuItem>
      <MenuItem leftSection={<IconTemplate {...icon} />} onClick={onTemplate}>
        {say('MESSAGE_EXTRAS.TEMPLATES.SAVE')}
      </MenuItem>
    </>
  );
}
