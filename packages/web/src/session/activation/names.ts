import type { Invitation } from '#contract/activation/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';

type Preference = NonNullable<Invitation['user']['preferredCommunication']>;
/** Ways to be reached, in the order they are offered. */
export const preferences: Record<Preference, TextKey> = {
  email: 'ENTER.PREFERRED_EMAIL',
  phone: 'ENTER.PREFERRED_PHONE',
  sms: 'ENTER.PREFERRED_SMS',
  post: 'ENTER.PREFERRED_POST',
};

/** How somebody belongs to a unit, in a word. */
export const belongs = (as: Invitation['user']['rooms'][number]['as']): TextKey => {
  if (as === 'owner') return 'ENTER.AS_OWNER';
  return as === 'representative' ? 'ENTER.AS_REPRESENTATIVE' : 'ENTER.AS_OTHER';
};
