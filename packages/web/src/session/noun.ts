import { defineNoun, withoutScreens } from '../define-noun.ts';

export const sessionNoun = defineNoun({
  ...withoutScreens('its pages stand before a house is chosen'),
  personTab: 'brings',
});
