import { type Icon, IconEye, IconMinus, IconPencil } from '@tabler/icons-react';
import type { Right } from '#contract/access.ts';
import { useText } from '../base/texts.tsx';
import { Tag, type TagTone } from '../kit/card/Tag.tsx';
import type { Choice } from './roleValues.ts';

const looks: Record<Choice, [Icon, TagTone]> = {
  none: [IconMinus, 'stone'],
  r: [IconEye, 'info'],
  rw: [IconPencil, 'ok'],
};

/** What a role may in one module: sign, word, colour. */
export function RightTag({ right }: { right: Right | undefined }) {
  const say = useText();
  const [icon, tone] = looks[right ?? 'none'];
  return (
    <Tag icon={icon} tone={tone}>
      {say(`ROLES.RIGHTS.${right ?? 'none'}`)}
    </Tag>
  );
}
