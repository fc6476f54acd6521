import { withoutScreens } from '../define-noun.ts';

export const invoicesNoun = withoutScreens('its documents are read from the calls');
