import { defineNoun } from '../base/noun/define-noun.ts';
import { surveys } from './endpoints.ts';
import { surveyPaper, surveyPeople } from './endpoints-people.ts';
import { surveysRefusals } from './rules-refusals.ts';

export const surveysNoun = defineNoun({
  module: 'survey',
  endpoints: { surveys, surveyPeople, surveyPaper },
  refusals: surveysRefusals,
  deeds: ['survey'],
  mails: ['surveyStarted', 'surveyEnds', 'surveyResults'],
  counts: ['surveysActive', 'surveysToAnswer'],
  finds: 'survey',
});
