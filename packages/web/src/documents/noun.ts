import { withoutScreens } from '../define-noun.ts';

export const documentsNoun = withoutScreens('its screens are not there yet');
