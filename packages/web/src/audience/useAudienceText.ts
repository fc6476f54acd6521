import type { NamedPart } from '#contract/audience/schema.ts';
import { useText } from '../base/texts.tsx';

type Part = Pick<NamedPart, 'kind' | 'role' | 'name'>;

/** One group of those a thing is for, as words: "vchod Lipová 16". */
export function useAudienceText() {
  const say = useText();
  return ({ kind, role, name }: Part): string => {
    if (kind === 'entrance') return say('AUDIENCE.ENTRANCE', { name });
    if (kind === 'unit') return say('AUDIENCE.UNIT', { name });
    return role ? say(`ROLES.${role}`, { sex: 'others' }) : name;
  };
}
