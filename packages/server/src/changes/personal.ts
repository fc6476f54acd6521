import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

const stays = { stays: 'that somebody decided stays, without a name' };
const by = { told: { not: 'the log tells it' }, merged: 'given', erased: stays } as const;

export const personalOfChanges = personal({
  columns: {
    'change_request.handed_by': by,
    'change_request.created_by': by,
    'change_request.closed_by': by,
    'change_request.undone_by': by,
    'change_decision.decided_by': by,
    'change_comment.said_by': by,
  },
  tells: none('what it wrote is told as ownership'),
  counts: none('a request is of units'),
  gives: none('by its columns'),
  forgets: none('who owned what when stays, as in the record of owners'),
  death: none('an heir comes by a request of their own'),
});
