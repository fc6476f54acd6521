import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

export const personalOfImports = personal({
  columns: {
    'import_draft.member_id': {
      told: { not: 'a file being read is the work of the committee' },
      merged: 'given',
      erased: { stays: 'the draft is of the committee and goes by itself' },
    },
  },
  tells: none('a file being read is not about who reads it'),
  counts: none('a draft is nothing about a person'),
  gives: none('by its column'),
  forgets: none('the draft goes by itself'),
  death: none('the draft goes by itself'),
});
