import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

const naming = {
  told: { not: 'who was named chair stands in the log' },
  merged: 'given',
  erased: { stays: 'namings are kept as the proof of who was given the house' },
} as const;

export const personalOfAssociation = personal({
  columns: { 'chair_naming.member_id': naming, 'chair_naming.objected_by': naming },
  tells: none('who was named chair stands in the log'),
  counts: none('a naming is told by the log'),
  gives: none('by its columns'),
  forgets: none('namings stay'),
  death: none('a naming of somebody who died finds nobody to invite'),
});
