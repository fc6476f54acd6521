import { type Icon, IconArchive, IconCircleCheck, IconCircleOff, IconHourglass } from '@tabler/icons-react';
import type { Access } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';

const looks: Record<Access, { tone: TagTone; icon: Icon }> = {
  active: { tone: 'ok', icon: IconCircleCheck },
  waiting: { tone: 'warn', icon: IconHourglass },
  none: { tone: 'stone', icon: IconCircleOff },
};

/** Whether somebody may enter; of the archive nobody may. */
export function AccessTag({ access, archived = false }: { access: Access | null; archived?: boolean }) {
  const say = useText();
  if (archived) return <Tag icon={IconArchive}>{say('MEMBERS.ARCHIVE_TAG')}</Tag>;
  if (access === null) return null;
  return <Tag {...looks[access]}>{say(`MEMBERS.ACCESS.${access}`)}</Tag>;
}
