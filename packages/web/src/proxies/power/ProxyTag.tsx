import { type Icon, IconBan, IconCircleCheck, IconClock, IconHourglass, IconX } from '@tabler/icons-react';
import type { ProxyState } from '#contract/proxies/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';

const looks: Record<ProxyState, { tone: TagTone; icon: Icon }> = {
  waiting: { tone: 'warn', icon: IconHourglass },
  approved: { tone: 'ok', icon: IconCircleCheck },
  refused: { tone: 'bad', icon: IconX },
  revoked: { tone: 'stone', icon: IconBan },
  ended: { tone: 'stone', icon: IconClock },
};

/** State of a power: icon, word and colour. */
export function ProxyTag({ state }: { state: ProxyState }) {
  const say = useText();
  const { tone, icon } = looks[state];
  return (
    <Tag tone={tone} icon={icon}>
      {say(`PROXIES.STATES.${state}`)}
    </Tag>
  );
}
