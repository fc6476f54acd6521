import type { NamedPart } from '#contract/messages/schema.ts';
import { useText } from '../base/texts.tsx';

type Part = Pick<NamedPart, 'kind' | 'role' | 'name'>;

/** One group of those a message is for, as words: "vchod Lipová 16". */
export function useAudienceText() {
  const say = useText();
  return ({ kind, role, name }: Part): string => {
    if (kind === 'entrance') return say('MESSAGE.DETAIL.ENTRANCE', { name });
    if (kind === 'unit') return say('MESSAGE.DETAIL.UNIT', { name });
    return role ? say(`ROLES.${role}`, { sex: 'others' }) : name;
  };
}
