import { defineNoun, withoutScreens } from '../define-noun.ts';

export const handoversNoun = defineNoun({
  ...withoutScreens('they stand on the pages of their report and contact, and behind the link of the firm'),
  reportParts: 'brings',
  contactParts: 'brings',
});
