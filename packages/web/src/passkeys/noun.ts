import { defineNoun, withoutScreens } from '../define-noun.ts';

export const passkeysNoun = defineNoun({
  ...withoutScreens('they stand in the own profile'),
  personTab: 'brings',
});
