import type { Invitation } from '#contract/activation/schema.ts';
import { showPhone } from '#contract/base/person/phone.ts';
import { inTab } from '../../base/stored.ts';

/** What a person checks about themselves, as it stands in the boxes. */
export type Place = { street: string; town: string; post: string; country: string };
export type Draft = {
  titleBefore: string;
  titleAfter: string;
  phones: { value: string; isPublic: boolean }[];
  address: Place;
  permanentAddress: Place;
  preferredCommunication: Invitation['user']['preferredCommunication'];
};

const placeOf = (p: Invitation['user']['address']): Place => ({
  street: p?.street ?? '',
  town: p?.town ?? '',
  post: p?.post ?? '',
  country: p?.country ?? '',
});

const draftOf = ({ user }: Invitation): Draft => ({
  titleBefore: user.titleBefore ?? '',
  titleAfter: user.titleAfter ?? '',
  phones: user.phones.map((p) => ({ value: showPhone(p.value), isPublic: p.isPublic })),
  address: placeOf(user.address),
  permanentAddress: placeOf(user.permanentAddress),
  preferredCommunication: user.preferredCommunication,
});

const stored = 'pavlac.activation';

/** What was typed before the page was read anew, or what the committee wrote down. Passwords are never kept. */
export function readDraft(invitation: Invitation): Draft {
  try {
    const kept = JSON.parse(inTab.read(stored) ?? '') as { id: number; draft: Draft };
    if (kept.id === invitation.id) return kept.draft;
  } catch {}
  return draftOf(invitation);
}
export const keepDraft = (invitation: Invitation, draft: Draft): void =>
  inTab.write(stored, JSON.stringify({ id: invitation.id, draft }));
export const forgetDraft = (): void => inTab.forget(stored);
