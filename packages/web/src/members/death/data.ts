import { activation } from '#contract/activation/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { useChange, useReading } from '../../base/data.ts';

// The name of the estate stands wherever its owner's did.
const touches = {
  touches: [members.one, members.list, units.list, units.one, houseLog.activity, roles.rightsOf, activation.recap],
};

export const useDeath = (id: number, when: boolean) => useReading(memberDeath.one, { id }, { when });
export const useDeathPreview = (id: number) => useReading(memberDeath.preview, { id });
export const useMarkDeath = () => useChange(memberDeath.mark, { ...touches, ends: [memberDeath.preview] });
export const useUndoDeath = () => useChange(memberDeath.undo, touches);
export const useAddPerson = () => useChange(memberDeath.addPerson, touches);
export const useEndPerson = () => useChange(memberDeath.endPerson, touches);
