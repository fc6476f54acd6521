import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const proof = { stays: 'that a text was confirmed is a proof of the house; without a name' };

export const personalOfConfirmations = personal({
  columns: {
    'confirmation.recorded_by': { told: { not: 'what they did stands in the log' }, merged: 'given', erased: proof },
    'wording.replaced_by': {
      told: { not: 'what they did stands in the log' },
      merged: 'given',
      erased: { stays: 'earlier wordings are the proof of what was confirmed' },
    },
    'confirmation.member_id': {
      told: 'confirmations',
      merged: { unlessSame: ['owner', 'owner_id', 'content_version'] },
      erased: proof,
    },
  },
  tells: (scope, { id }) => ({
    confirmations: sql`
      select owner as what, owner_id as id, content_version as version, how, confirmed_at from confirmation
      where svj_id = ${scope.svjId} and member_id = ${id} order by id ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    confirmations: sql`(select count(*) from confirmation where svj_id = ${scope.svjId} and member_id = ${id})`,
    recorded: sql`(select count(*) from confirmation where svj_id = ${scope.svjId} and recorded_by = ${id})`,
  }),
  gives: none('by its columns'),
  forgets: none('nothing beside the name is theirs alone'),
  death: none('what was confirmed stays'),
});
