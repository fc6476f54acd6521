import { withoutScreens } from '../define-noun.ts';

// As those of the outgoing mail.
export const sessionNoun = withoutScreens('its pages stand before a house is chosen, or in the own profile');
